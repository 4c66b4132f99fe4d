import type { ApiError } from "@polyportal/api-client/client/api-error";
import type { Client } from "@polyportal/api-client/client/client";
import type { ApplicationRecord } from "@polyportal/api-client/contract/application";
import { useClient } from "@polyportal/api-client/query/client-context";
import { queryOptionsFor } from "@polyportal/api-client/query/options";
import { fullName } from "@polyportal/domain/format/name";
import { useQuery, type UseQueryResult } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useState } from "react";
import { setOpenApplication } from "../../app/open-application.ts";
import { useSignInAgain, type Opened } from "./opened.tsx";

const once = { staleTimeMs: Number.POSITIVE_INFINITY };

/** The saved application, fetched once. Saving a section makes it stale. */
export const recordOptions = (client: Client, { programme, rrr }: Opened) =>
  queryOptionsFor(client, "loadApplication", { ...programme.api, rrr }, once);

/** The completed application. */
export const slipOptions = (client: Client, { programme, rrr }: Opened) =>
  queryOptionsFor(client, "getApplicationSlip", { ...programme.api, rrr });

/** A file of the application. The content of an id never changes. */
export const fileOptions = (client: Client, fileId: string) =>
  queryOptionsFor(client, "getDocument", { fileId }, once);

/** A query about the opened application. If its token has expired, goes to the sign-in. */
export function useOrSignIn<Data extends ApplicationRecord>(
  opened: Opened,
  query: UseQueryResult<Data, ApiError>,
): UseQueryResult<Data, ApiError> {
  const signInAgain = useSignInAgain(opened);
  const expired = query.error?.status === 401;
  // The function is new on each render, but the effect must run once.
  const leave = useEffectEvent(signInAgain);
  useEffect(() => {
    if (expired) leave();
  }, [expired]);
  const { data } = query;
  useEffect(() => {
    if (!data) return;
    const { applicantId } = data;
    setOpenApplication({ programme: opened.programme.slug, applicantId, name: fullName(data) });
  }, [data, opened.programme]);
  return query;
}

/** An object URL of a picture, while it is on the screen. */
export function usePicture(fileId: string | null): string | undefined {
  const client = useClient();
  const { data } = useQuery({ ...fileOptions(client, fileId ?? ""), enabled: fileId !== null });
  const file = fileId === null ? undefined : data;
  const [src, setSrc] = useState<string>();
  useEffect(() => {
    if (!file) return;
    const url = URL.createObjectURL(file);
    setSrc(url);
    return () => {
      setSrc(undefined);
      URL.revokeObjectURL(url);
    };
  }, [file]);
  return src;
}
