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

/** Whether another page is on its way. */
export const useLeaving = () => use(LeavingContext);

/**
 * The router over the browser's history. The address that the app reads is that of the page that
 * stands, until the next one has its code and its data: nothing is drawn again only to be left.
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
