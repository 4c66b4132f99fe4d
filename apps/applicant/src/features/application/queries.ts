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

/** The saved application. It is asked for once; saving a section makes it stale. */
export const recordOptions = (client: Client, { programme, rrr }: Opened) =>
  queryOptionsFor(client, "loadApplication", { ...programme.api, rrr }, once);

/** The completed application. */
export const slipOptions = (client: Client, { programme, rrr }: Opened) =>
  queryOptionsFor(client, "getApplicationSlip", { ...programme.api, rrr });

/** A file of the application. Its id never comes to mean other bytes. */
export const fileOptions = (client: Client, fileId: string) =>
  queryOptionsFor(client, "getDocument", { fileId }, once);

/** An answer about the opened application; where its token has expired, the sign-in comes next. */
export function useOrSignIn<Data extends ApplicationRecord>(
  opened: Opened,
  query: UseQueryResult<Data, ApiError>,
): UseQueryResult<Data, ApiError> {
  const signInAgain = useSignInAgain(opened);
  const expired = query.error?.status === 401;
  // What leads away is new at each render, and once is enough.
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

/** An address of a picture of the application, for as long as it is on the screen. */
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
