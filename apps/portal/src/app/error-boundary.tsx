import { Component, type ComponentType, type ReactNode } from "react";
import { forgetFailures } from "./pages.ts";

type Props = {
  children: ReactNode;
  /** Rendered in place of what failed. */
  page: ComponentType<{ failure: unknown }>;
};

/** Shows an error page if a page fails. Keyed by path, so that leaving resets it. */
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
