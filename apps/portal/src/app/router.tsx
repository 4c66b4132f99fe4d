import {
  createContext,
  use,
  useDeferredValue,
  useLayoutEffect,
  useState,
  type ReactNode,
} from "react";
import { Router, UNSAFE_createBrowserHistory as createBrowserHistory } from "react-router-dom";

const LeavingContext = createContext(false);

/** Whether another page is loading. */
export const useLeaving = () => use(LeavingContext);

/**
 * The router with the browser's history. The app sees the current page's address until the next page's code
 * and data are loaded, so that nothing renders just to be left.
 */
export function PortalRouter({ children }: { children: ReactNode }) {
  const [history] = useState(() => createBrowserHistory({ v5Compat: true }));
  const [asked, ask] = useState(() => ({ action: history.action, location: history.location }));
  useLayoutEffect(() => history.listen(ask), [history]);
  const shown = useDeferredValue(asked);
  return (
    <LeavingContext value={shown !== asked}>
      <Router location={shown.location} navigationType={shown.action} navigator={history}>
        {children}
      </Router>
    </LeavingContext>
  );
}
