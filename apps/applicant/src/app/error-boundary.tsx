import { Component, type ReactNode } from "react";
import { ErrorPage } from "./error-page.tsx";
import { forgetFailures } from "./pages.ts";

/** Stands a page that says so in the place of one that failed. Keyed by its path, it forgets on leaving. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { failure?: unknown }> {
  override state: { failure?: unknown } = {};

  static getDerivedStateFromError(failure: unknown) {
    return { failure };
  }

  override componentWillUnmount() {
    if (this.state.failure !== undefined) forgetFailures();
  }

  override render() {
    const { failure } = this.state;
    return failure === undefined ? this.props.children : <ErrorPage failure={failure} />;
  }
}
