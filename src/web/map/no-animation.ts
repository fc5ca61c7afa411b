import { selection } from 'd3-selection'

// In place of d3-transition and d3-interpolate (vite.config.ts), from which d3-zoom imports these two functions. It calls
// the method below before each zoom.

/** Ends the animation of an element: there is none. */
export function interrupt(): void {}

export function interpolateZoom(): never {
  throw new Error('The map does not animate a zoom')
}

Object.assign(selection.prototype, {
  interrupt() {
    return this
  },
})
