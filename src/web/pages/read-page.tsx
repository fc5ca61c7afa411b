import { Redirect, useLocation } from 'wouter'
import { DEFAULT_LANGUAGE } from '../../contract/language.ts'
import { missingAddress } from '../../contract/missing-address.ts'
import { readAddressOf } from '../../contract/pages.ts'
import { MissingPage } from '../features/missing/missing.tsx'
import { ProseSections } from '../features/prose/prose.tsx'
import { ReadScreen } from '../features/read-page/read-view.tsx'

/** The text of one report, at the address of its own page and `/read`. */
export function ReadPage() {
  const [path] = useLocation()
  const address = readAddressOf(path)
  if (address === null) return <Redirect to={missingAddress(path, DEFAULT_LANGUAGE)} replace />
  return (
    <ReadScreen
      section={address.section}
      id={address.id}
      missing={<MissingPage kind={address.section === 'metrics' ? 'figures' : 'report'} path={null} />}
      prose={(sections) => <ProseSections sections={sections} />}
    />
  )
}
