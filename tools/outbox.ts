import { outboxProgram } from './outbox/outbox-program.ts'

await outboxProgram().parseAsync()
