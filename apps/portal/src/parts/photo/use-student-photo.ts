import { useClient } from "@polyportal/api-client/query/client-context";
import { queryOptionsFor } from "@polyportal/api-client/query/options";
import { useQuery } from "@tanstack/react-query";
import { useBlobAddress } from "./use-blob-address.ts";

/** An object URL of the student's photo; `undefined` until it is loaded, or without one. */
export function useStudentPhoto(fileId: string | null): string | undefined {
  const client = useClient();
  const { data: file } = useQuery({
    ...queryOptionsFor(
      client,
      "getStudentPhoto",
      { fileId: fileId ?? "" },
      { staleTimeMs: Infinity },
    ),
    enabled: fileId !== null,
  });
  return useBlobAddress(file);
}
