import { Fragment, type ReactNode } from 'react'

/** Renders parts of a text below each other. They have no identity but their place, and never change it. */
export function InOrder<Item>(props: {
  items: readonly Item[]
  children: (item: Item, index: number) => ReactNode
}) {
  // biome-ignore lint/suspicious/noArrayIndexKey: see above
  return props.items.map((item, index) => <Fragment key={index}>{props.children(item, index)}</Fragment>)
}
