import { regionFile } from '@portal/booking-ui'
import { usePageTitle, usePortalHost } from '@portal/federation'
import { buttonClass, Card, Icon, PageHeader, VisuallyHidden } from '@portal/ui'
import { ContactClientCare } from './ContactClientCare'
import { TAGGING_STEPS } from './steps.data'
import { TagCards } from './TagCards'
import styles from './TaggingGuide.module.css'

/** How a pet is tagged, for the brand region of the practice [PRA-34..38]. */
export function TaggingGuideScreen() {
  usePageTitle('Tagging Guide')
  return (
    <>
      <PageHeader
        title="Tagging Guide"
        lead="Five steps so that every pet is known by name and number."
        actions={
          <>
            <ContactClientCare />
            <DownloadGuide />
          </>
        }
      />
      <Card>
        <ol className={styles.steps}>
          {TAGGING_STEPS.map(({ title, text }, index) => (
            <li key={title} className={styles.step}>
              <div className={styles.words}>
                <span aria-hidden className={styles.number}>
                  {index + 1}
                </span>
                <div className={styles.body}>
                  <h2>
                    <VisuallyHidden>{`Step ${index + 1}: `}</VisuallyHidden>
                    <span>{title}</span>
                  </h2>
                  <p>{text}</p>
                </div>
              </div>
              {index === 1 && <TagCards />}
            </li>
          ))}
        </ol>
      </Card>
    </>
  )
}

/** The guide as a PDF for printing, named by the server [PRA-37]. */
function DownloadGuide() {
  const { brand } = usePortalHost()
  return (
    <a href={regionFile(brand.code, 'guides', 'tagging-guide.pdf')} download className={buttonClass('primary')}>
      <Icon name="download" size={18} /> Download Tagging Guide
    </a>
  )
}
