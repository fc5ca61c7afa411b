import { Component, type ReactNode } from 'react'

/**
 * Keeps an error in one part from breaking the whole page: `fallback` is shown instead, until `resetKey` changes. React
 * logs the error to the console. A class, because React has no hook for this.
 */
export class ErrorBoundary extends Component<{
  fallback: ReactNode
  resetKey?: string
  children: ReactNode
}> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override componentDidUpdate({ resetKey }: { resetKey?: string }): void {
    if (this.state.hasFailed && resetKey !== this.props.resetKey) this.setState({ hasFailed: false })
  }

  override render(): ReactNode {
    return this.state.hasFailed ? this.props.fallback : this.props.children
  }
}
