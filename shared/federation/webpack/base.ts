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
  /** The package's folder, absolute. */
  readonly dir: string
  /** Its name: salts class names and keeps webpack runtimes apart. */
  readonly name: string
  readonly mode: BuildEnv['mode']
  /** Where a style sheet goes that a later chunk brings; by default into the head. */
  readonly insertStyles?: (link: HTMLLinkElement) => void
}

/** A change of any file of this preset makes what webpack has cached stale. */
const presetFiles = readdirSync(import.meta.dirname).map((file) => join(import.meta.dirname, file))

/** A package's own settings: TypeScript in the project, JavaScript outside. */
const ownConfig = (dir: string) =>
  ['webpack.config.ts', 'webpack.config.js'].map((file) => join(dir, file)).filter((file) => existsSync(file))

/** A chunk that hangs is given up early enough for a second try. */
const CHUNK_MS = 5_000

/** Loaders are this package's own, wherever the build runs. */
const { resolve: resolveLoader } = createRequire(import.meta.url)

/** What every build of the portal has in common. */
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
      // A module that throws while it is evaluated is never used half: the next try evaluates it anew.
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
        // Class names of CSS Modules never depend on the order of the files.
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
        // In this process: swc has threads of its own.
        new MinimizerPlugin({ minify, parallel: false, minimizerOptions: { compress: { passes: 2 }, mangle: true } }),
        new CssMinimizerPlugin(),
      ],
      realContentHash: true,
    },
    performance: false,
    infrastructureLogging: { level: 'error' },
  }
}

/** The portal speaks English: react-aria's words in thirty other languages are the English module. */
const englishWords = new webpack.NormalModuleReplacementPlugin(
  /\/intl\/\w+\/(?!en-US)[a-z]{2}-[A-Z]{2}\.m?js$/,
  (resource: { request: string }) => {
    resource.request = resource.request.replace(/[a-z]{2}-[A-Z]{2}(?=\.m?js$)/, 'en-US')
  },
)

/** One set of browsers: those of the last three years, which all know `:has`, `dialog` and top-level await. */
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

/** A third of the router is what nobody here imports; it stays in a bundle unless it is known to be pure. */
const leanRouter: RuleSetRule = {
  test: /[\\/]react-router[\\/]dist[\\/].*\.mjs$/,
  use: { loader: join(import.meta.dirname, 'pure-calls-loader.cjs') },
}

const cssLoader = resolveLoader('css-loader')

/** Class names depend on the package and the file, so that two builds of one package agree on them. */
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

/** The rules of a second build of a package, which takes the class names of the first and brings no styles. */
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
