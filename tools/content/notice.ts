import type { Command } from 'commander'
import { ENGLISH_NAMES, TRANSLATED } from '../../src/contract/language.ts'
import { NOTICE_LEVELS } from '../../src/contract/notice.ts'
import { addNotice, endNotice, listNotices, type NoticeOptions } from '../../src/publishing/notices.ts'
import { chooseFolder } from './choose-folder.ts'
import { FOLDER_OPTION, publishWith } from './publish-with.ts'
import { withSettings } from './run-command.ts'

export function addNoticeCommand(program: Command): void {
  const notice = program
    .command('notice')
    .description('Shows every visitor a notice for a while: a band on every page, the API and a feed.')
  const add = notice
    .command('add')
    .description('Publishes a notice and prints its id. It appears and expires automatically.')
    .requiredOption('--level <level>', `how urgent it is: ${NOTICE_LEVELS.toReversed().join(', ')}`)
    .requiredOption('--en <text>', 'the notice in English, one or two sentences')
  for (const language of TRANSLATED) add.option(`--${language} <text>`, `in ${ENGLISH_NAMES[language]}`)
  add
    .option(
      '--from <time>',
      'when it begins, by the district’s clocks, such as "2026-11-23 06:00" (default: now)',
    )
    .option('--until <time>', 'when it ends (default: when you end it)')
    .option('--roads <names>', 'the roads it is about, such as "I-95, US 1"')
    .option('--link <address>', 'where to read more: https://…, or a path on this site')
    .addOption(FOLDER_OPTION)
    .action((options: NoticeOptions & { folder?: string }) =>
      publishWith(options, (publishing) => addNotice(options, publishing)),
    )
  notice
    .command('end')
    .description('Ends a notice now.')
    .argument('<id>', 'the notice, as "notice list" shows it')
    .addOption(FOLDER_OPTION)
    .action((id: string, options: { folder?: string }) =>
      publishWith(options, (publishing) => endNotice(id, publishing)),
    )
  notice
    .command('list')
    .description('Lists every notice and whether it is in force.')
    .addOption(FOLDER_OPTION)
    .action(({ folder }: { folder?: string }) =>
      withSettings(async (config) => {
        const lines = await listNotices(chooseFolder(config, folder))
        for (const line of lines) process.stdout.write(`${line}\n`)
        if (lines.length === 0) process.stderr.write('There is no notice.\n')
        return true
      }),
    )
}
