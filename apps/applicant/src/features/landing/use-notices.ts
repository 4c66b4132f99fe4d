import type { Notice } from "@polyportal/api-client/contract/notice";
import { useClient } from "@polyportal/api-client/query/client-context";
import { useEffect, useState } from "react";

/**
 * The school's notices, `undefined` until they have come. Asked without the query cache, whose code
 * this page does without; when they cannot be had, the page is complete all the same.
 */
export function useNotices(): readonly Notice[] | undefined {
  const client = useClient();
  const [notices, setNotices] = useState<readonly Notice[]>();
  useEffect(() => {
    const left = new AbortController();
    client.call("listNotices", {}, { signal: left.signal }).then(setNotices, () => {
      if (!left.signal.aborted) setNotices([]);
    });
    return () => left.abort();
  }, [client]);
  return notices;
}
