/** The arrows of docs/architecture.md. `npm run check` holds them. */
const only = (name, from, allowed, comment) => ({
  name,
  severity: 'error',
  comment,
  from: { path: from },
  to: { path: '^src/', pathNot: [from, ...allowed] },
})

/** The folders of src/server, lowest first. A folder imports from the lines below its own; its own files compose them. */
const SERVER_ORDER = [
  ['platform', 'http', 'upstream'],
  ['feeds', 'outbox'],
  ['mail', 'snapshot'],
  ['routes'],
  ['search', 'cameras', 'messages'],
  ['roads'],
  ['weather'],
  ['metrics', 'desk'],
]

const serverOrder = SERVER_ORDER.flatMap((line, index) =>
  line.map((folder) => ({
    name: `server-order-${folder}`,
    severity: 'error',
    comment: 'docs/architecture.md, Arrows: the folders of src/server import downward only',
    from: { path: `^src/server/${folder}/`, pathNot: '\\.test\\.ts$|/testing/' },
    to: {
      path: '^src/server/',
      pathNot: [folder, ...SERVER_ORDER.slice(0, index).flat()].map((allowed) => `^src/server/${allowed}/`),
    },
  })),
)

/** What each folder inside src/content imports of the others. The files next to the folders compose them. */
const CONTENT_FOLDERS = {
  folder: [],
  yaml: ['folder'],
  pdf: ['folder'],
  pages: ['folder', 'yaml'],
  metrics: ['folder', 'yaml'],
  notices: ['folder', 'yaml'],
  reports: ['folder', 'yaml', 'pdf'],
  appearance: ['folder'],
  checks: ['folder', 'yaml', 'pages', 'metrics', 'notices', 'reports', 'appearance'],
}

const contentOrder = Object.entries(CONTENT_FOLDERS).map(([folder, below]) => ({
  name: `content-${folder}-in-order`,
  severity: 'error',
  from: { path: `^src/content/${folder}/`, pathNot: '\\.test\\.ts$' },
  to: { path: '^src/content/[^/]+/', pathNot: `^src/content/(${[folder, ...below].join('|')})/` },
}))

module.exports = {
  forbidden: [
    { name: 'no-circular', severity: 'error', from: {}, to: { circular: true } },
    only('contract-stands-alone', '^src/contract/', [], 'the contract imports nothing of ours'),
    only('measures-on-contract', '^src/measures/', ['^src/contract/']),
    only('phrases-on-measures', '^src/phrases/', ['^src/contract/', '^src/measures/']),
    only('content-on-phrases', '^src/content/', ['^src/contract/', '^src/measures/', '^src/phrases/']),
    ...contentOrder,
    only('publishing-on-content', '^src/publishing/', ['^src/contract/', '^src/measures/', '^src/content/']),
    only('reports-on-measures', '^src/reports/', ['^src/contract/', '^src/measures/']),
    ...serverOrder,
    only('server-on-content', '^src/server/', [
      '^src/contract/',
      '^src/measures/',
      '^src/phrases/',
      '^src/content/',
      '^src/publishing/',
      '^src/reports/',
    ]),
    only(
      'web-on-contract',
      '^src/web/',
      ['^src/contract/', '^src/measures/', '^src/phrases/'],
      'the web never sees server or content',
    ),
    {
      name: 'no-phrases-in-browsers',
      severity: 'error',
      comment: 'they are in all languages; storm and desk are rendered on the server alone',
      from: { path: '^src/web/(?!storm/|desk/)' },
      to: { path: '^src/phrases/' },
    },
    {
      name: 'contract-knows-valibot-only',
      severity: 'error',
      from: { path: '^src/contract/', pathNot: '\\.test\\.ts$' },
      to: { dependencyTypes: ['npm', 'npm-dev', 'core'], pathNot: 'node_modules/(valibot|@valibot)/' },
    },
    {
      name: 'web-theme-and-ui-are-the-ground',
      severity: 'error',
      from: { path: '^src/web/(theme|ui)/' },
      to: { path: '^src/web/(features|pages|shell|api|messages)/' },
    },
    {
      name: 'features-never-meet',
      severity: 'error',
      comment: 'a page composes features; prose is the ground pages share',
      from: { path: '^src/web/features/([^/]+)/' },
      to: { path: '^src/web/features/', pathNot: '^src/web/features/$1/' },
    },
    {
      name: 'features-below-pages',
      severity: 'error',
      from: { path: '^src/web/features/' },
      to: { path: '^src/web/(pages|shell)/' },
    },
    {
      name: 'pages-below-shell',
      severity: 'error',
      from: { path: '^src/web/pages/' },
      to: { path: '^src/web/shell/' },
    },
    {
      name: 'no-orphans',
      severity: 'error',
      from: {
        orphan: true,
        pathNot:
          '\\.(d|test)\\.ts$|^tools/|^tests/|^src/web/(start|desk/(edit|publish)-script|storm/storm-client)\\.ts$|\\.config\\.ts$',
      },
      to: {},
    },
    {
      name: 'resolvable',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^(virtual:|mdast$|hast$)' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '\\.module\\.css$|\\.woff2$' },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.js', '.json'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'node', 'default'],
    },
  },
}
