import { logoOf } from '@portal/brand'
import type { BrandCode } from '@portal/brand'
import styles from './Scene.module.css'

/**
 * Hills in the brand's colours at the foot of the page, with its logo on the crest: a leaf as a tree, a disc as a low
 * sun.
 */
export function Scene({ brand }: { brand: BrandCode }) {
  const { solid, line } = logoOf(brand).mark
  return (
    <svg className={styles.scene} viewBox="0 0 1440 320" preserveAspectRatio="xMinYMax slice" aria-hidden>
      <path className={styles.far} d="M0 190C180 110 330 96 520 150S860 240 1060 170 1340 96 1440 120V320H0Z" />
      <g transform="translate(150 2) scale(4.4)" className={styles.mark}>
        <path d={solid} />
        <path d={line} className={styles.line} />
      </g>
      <path className={styles.sky} d={MIDDLE} />
      <path className={styles.middle} d={MIDDLE} />
      <path className={styles.near} d="M0 290C220 232 420 236 640 272S1080 322 1440 250V320H0Z" />
    </svg>
  )
}

const MIDDLE = 'M0 236C170 178 360 170 560 216S920 300 1140 236 1380 178 1440 188V320H0Z'
