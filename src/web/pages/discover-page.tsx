import { Hero } from '../features/discover/hero.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { takenOver } from '../ui/taken-over.tsx'

const { Part: HeroMap } = takenOver(async () => (await import('./discover-rest.tsx')).HeroMap, null)
const { Part: KeyFigures } = takenOver(
  async () => (await import('./discover-rest.tsx')).KeyFiguresSection,
  <Skeleton bars={['medium', 'full', 'full']} />,
)
const { Part: Rest } = takenOver(
  async () => (await import('./discover-rest.tsx')).DiscoverRest,
  <Skeleton bars={['full', 'long', 'full']} />,
)

/** Who the office is, help on the road, what it published last, and how to see it at work. */
export function DiscoverPage() {
  return (
    <>
      <Hero map={<HeroMap />}>
        <KeyFigures />
      </Hero>
      <Rest />
    </>
  )
}
