import { buildWeb } from './build/build-web.ts'

await buildWeb()
