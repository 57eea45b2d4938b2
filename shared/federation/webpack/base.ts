import { existsSync, readdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin'
import MiniCssExtractPlugin from 'mini-css-extract-plugin'
import MinimizerPlugin from 'minimizer-webpack-plugin'
import webpack from 'webpack'
import type { Configuration, RuleSetRule } from 'webpack'
import { ChunkIntegrityPlugin } from './chunk-integrity-plugin'
import { ChunkRetryPlugin } from './chunk-retry-plugin'
import { minify } from './minify'
import { PureContractPlugin } from './pure-contract-plugin'

export interface BuildEnv {
  readonly mode: 'production' | 'development'
}

export interface PackageBuild {
  /** Absolute path of the package's folder. */
  readonly dir: string
  /** The package's name: makes class names unique and keeps webpack runtimes apart. */
  readonly name: string
  readonly mode: BuildEnv['mode']
  /** Inserts the style sheet of a later chunk; by default into the head. */
  readonly insertStyles?: (link: HTMLLinkElement) => void
}

/** A change of any file of this preset invalidates webpack's cache. */
const presetFiles = readdirSync(import.meta.dirname).map((file) => join(import.meta.dirname, file))

/** A package's own settings: TypeScript in the project, JavaScript outside. */
const ownConfig = (dir: string) =>
  ['webpack.config.ts', 'webpack.config.js'].map((file) => join(dir, file)).filter((file) => existsSync(file))

/** Time limit of a chunk, short enough for a second try. */
const CHUNK_MS = 5_000

/** Resolves loaders from this package, wherever the build runs. */
const { resolve: resolveLoader } = createRequire(import.meta.url)

/** Settings that all builds of the portal share. */
export function baseConfig({ dir, name, mode, insertStyles }: PackageBuild): Configuration {
  const production = mode === 'production'
  return {
    name,
    mode,
    context: dir,
    target: ['web', 'es2022'],
    devtool: production ? 'hidden-source-map' : 'cheap-module-source-map',
    cache: {
      type: 'filesystem',
      name: `${name}-${mode}`,
      buildDependencies: { config: [...ownConfig(dir), ...presetFiles] },
    },
    output: {
      path: join(dir, 'dist'),
      clean: true,
      uniqueName: name,
      crossOriginLoading: 'anonymous',
      chunkLoadTimeout: CHUNK_MS,
      // A module that throws during evaluation is evaluated again by the next try, never used half-done.
      strictModuleExceptionHandling: true,
      filename: '[name].[contenthash:8].js',
      chunkFilename: '[name].[contenthash:8].js',
      assetModuleFilename: '[name].[contenthash:8][ext]',
    },
    resolve: { extensions: ['.ts', '.tsx', '.js'] },
    module: { rules: [scriptRule(production), leanRouter, ...styleRules(name, production), assetRule] },
    plugins: [
      new MiniCssExtractPlugin({
        filename: '[name].[contenthash:8].css',
        chunkFilename: '[name].[contenthash:8].css',
        // Class names of CSS Modules do not depend on the order of files.
        ignoreOrder: true,
        ...(insertStyles && { insert: insertStyles }),
      }),
      new ChunkIntegrityPlugin(),
      new ChunkRetryPlugin(CHUNK_MS),
      new PureContractPlugin(),
      englishWords,
    ],
    optimization: {
      minimizer: [
        // In this process, since swc has its own threads.
        new MinimizerPlugin({ minify, parallel: false, minimizerOptions: { compress: { passes: 2 }, mangle: true } }),
        new CssMinimizerPlugin(),
      ],
      realContentHash: true,
    },
    performance: false,
    infrastructureLogging: { level: 'error' },
  }
}

/** The portal is in English: react-aria's texts in thirty other languages are replaced by the English module. */
const englishWords = new webpack.NormalModuleReplacementPlugin(
  /\/intl\/\w+\/(?!en-US)[a-z]{2}-[A-Z]{2}\.m?js$/,
  (resource: { request: string }) => {
    resource.request = resource.request.replace(/[a-z]{2}-[A-Z]{2}(?=\.m?js$)/, 'en-US')
  },
)

/** Browsers of the last three years, which all support `:has`, `dialog` and top-level await. */
const browsers = 'chrome >= 111, edge >= 111, firefox >= 121, safari >= 16.4'

function scriptRule(production: boolean): RuleSetRule {
  return {
    test: /\.tsx?$/,
    exclude: /node_modules/,
    use: {
      loader: resolveLoader('swc-loader'),
      options: {
        jsc: {
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic', development: !production, refresh: false } },
        },
        env: { targets: browsers },
      },
    },
  }
}

/** A third of the router is unused here, but stays in a bundle unless it is marked as pure. */
const leanRouter: RuleSetRule = {
  test: /[\\/]react-router[\\/]dist[\\/].*\.mjs$/,
  use: { loader: join(import.meta.dirname, 'pure-calls-loader.cjs') },
}

const cssLoader = resolveLoader('css-loader')

/** Class names depend on package and file only, so that two builds of one package agree on them. */
const classNames = (name: string, production: boolean) => ({
  localIdentName: production ? '[hash:base64:6]' : '[name]__[local]__[hash:base64:4]',
  localIdentHashSalt: name,
  namedExport: false,
  exportLocalsConvention: 'as-is',
})

function styleRules(name: string, production: boolean): RuleSetRule[] {
  return [
    {
      test: /\.module\.css$/,
      use: [MiniCssExtractPlugin.loader, { loader: cssLoader, options: { modules: classNames(name, production) } }],
    },
    {
      test: /\.css$/,
      exclude: /\.module\.css$/,
      use: [MiniCssExtractPlugin.loader, cssLoader],
      sideEffects: true,
    },
  ]
}

/** Rules of a package's second build, which uses the class names of the first and emits no styles. */
export function scriptsAlone(name: string, mode: BuildEnv['mode']): RuleSetRule[] {
  const production = mode === 'production'
  const modules = { ...classNames(name, production), exportOnlyLocals: true }
  return [
    scriptRule(production),
    { test: /\.module\.css$/, use: [{ loader: cssLoader, options: { modules } }] },
    {
      test: /\.css$/,
      exclude: /\.module\.css$/,
      use: [{ loader: cssLoader, options: { modules: { exportOnlyLocals: true } } }],
    },
    assetRule,
  ]
}

const assetRule: RuleSetRule = { test: /\.(svg|png|jpg|woff2|pdf)$/, type: 'asset/resource' }
