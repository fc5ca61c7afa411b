import { type FormEvent, useEffect, useState } from 'react'
import { Link } from 'wouter'
import { useCameraSpeech } from '../../../messages/camera-words.ts'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { closeIcon, searchIcon } from '../../../ui/icon-paths.ts'
import { useShowCameras } from '../feed/asked-address.ts'
import { type AskedCameras, DIRECTIONS, NO_COUNTY } from '../model/asked-cameras.ts'
import { roadName } from '../model/camera-name.ts'
import type { CameraOptions } from '../model/choose-cameras.ts'
import styles from './camera-filters.module.css'
import { MORE_ROADS_HREF } from './more-roads.tsx'

/** A list of more roads is longer than anybody looks through: they are searched for, or found under "More roads". */
const MOST_ROADS = 300
/** A pause in typing after which the list follows, milliseconds. */
const PAUSE_MS = 250

/** Which cameras to show. A form, so that the choice works without a script; all of it stands in the address. */
export function CameraFilters({ asked, options }: { asked: AskedCameras; options: CameraOptions }) {
  const speech = useCameraSpeech()
  const { say } = speech
  const show = useShowCameras()
  const choose = (change: Partial<AskedCameras>) => show({ ...asked, page: 1, ...change })
  const chosenRoad = asked.road === null ? [] : [asked.road]
  const roads = options.roads.length > MOST_ROADS ? chosenRoad : options.roads
  const directionOf = (value: string) => DIRECTIONS.find((one) => one === value) ?? null
  return (
    <search className={styles.search}>
      <form
        className={styles.filters}
        method="get"
        aria-label={say('cameras.choose')}
        onSubmit={(event: FormEvent) => event.preventDefault()}
      >
        {asked.view === 'list' ? null : <input type="hidden" name="view" value={asked.view} />}
        <SearchWords asked={asked} />
        {roads.length === 0 ? (
          <Link href={MORE_ROADS_HREF} className={styles.roads ?? ''}>
            {say('cameras.allRoads')}
          </Link>
        ) : (
          <Choice
            name="road"
            label={say('cameras.road')}
            chosen={asked.road}
            choices={roads.map((road) => [road, roadName(road, speech)])}
            onChoose={(road) => choose({ road })}
          />
        )}
        <Choice
          name="direction"
          label={say('cameras.direction')}
          chosen={asked.direction}
          choices={options.directions.map((direction) => [direction, say(`direction.${direction}`)])}
          onChoose={(direction) => choose({ direction: directionOf(direction ?? '') })}
        />
        <Choice
          name="county"
          label={say('cameras.county')}
          chosen={asked.county}
          choices={options.counties.map((county) => [
            county,
            county === NO_COUNTY ? say('cameras.countyUnknown') : county,
          ])}
          onChoose={(county) => choose({ county })}
        />
        <Button type="submit" look="tonal" className={styles.show}>
          {say('cameras.show')}
        </Button>
      </form>
    </search>
  )
}

/** The words searched for. The list follows while they are typed. */
function SearchWords({ asked }: { asked: AskedCameras }) {
  const { say } = useCameraSpeech()
  const show = useShowCameras()
  const [field, setField] = useState({ text: asked.q, askedFor: asked.q })
  // Somebody else changed the address: back and forward, or a link. What is typed ahead of it stays.
  if (asked.q !== field.askedFor) setField({ text: asked.q, askedFor: asked.q })

  const request = (text: string) => {
    const q = text.trim()
    setField({ text, askedFor: q })
    show({ ...asked, page: 1, q }, 'typing')
  }
  // Meets the clock.
  useEffect(() => {
    if (field.text.trim() === asked.q) return
    const timer = setTimeout(() => request(field.text), PAUSE_MS)
    return () => clearTimeout(timer)
  })
  return (
    <div className={styles.words}>
      <Icon of={searchIcon} className={styles.sign} />
      <input
        type="search"
        name="q"
        aria-label={say('cameras.search')}
        placeholder={say('cameras.search')}
        autoComplete="off"
        value={field.text}
        onChange={(event) => setField({ ...field, text: event.target.value })}
      />
      {field.text === '' ? null : (
        <button
          type="button"
          className={styles.clear}
          aria-label={say('cameras.clear')}
          onClick={() => request('')}
        >
          <Icon of={closeIcon} size={20} />
        </button>
      )}
    </div>
  )
}

function Choice(props: {
  name: string
  label: string
  chosen: string | null
  choices: readonly (readonly [value: string, text: string])[]
  onChoose: (value: string | null) => void
}) {
  const { name, label, chosen, choices, onChoose } = props
  const { say } = useCameraSpeech()
  const id = `cameras-${name}`
  const isKnown = chosen === null || choices.some(([value]) => value === chosen)
  return (
    <div className={styles.choice}>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        name={name}
        value={chosen ?? ''}
        onChange={(event) => onChoose(event.target.value === '' ? null : event.target.value)}
      >
        <option value="">{say('cameras.allOfThem')}</option>
        {choices.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
        {isKnown ? null : <option value={chosen}>{chosen}</option>}
      </select>
    </div>
  )
}
