import { Component, type ComponentType, type ReactNode } from "react";
import { forgetFailures } from "./pages.ts";

type Props = {
  children: ReactNode;
  /** What stands in the place of what failed. */
  page: ComponentType<{ failure: unknown }>;
};

/** Draws a page that says so where one has failed. Keyed by its path, it forgets on leaving. */
export class ErrorBoundary extends Component<Props, { failure?: unknown }> {
  override state: { failure?: unknown } = {};

  static getDerivedStateFromError(failure: unknown) {
    return { failure };
  }

  override componentWillUnmount() {
    if (this.state.failure !== undefined) forgetFailures();
  }

  override render() {
    const { failure } = this.state;
    const { children, page: FailurePage } = this.props;
    return failure === undefined ? children : <FailurePage failure={failure} />;
  }
}
