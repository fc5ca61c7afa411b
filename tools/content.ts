import { contentProgram } from './content/content-program.ts'

await contentProgram().parseAsync()
