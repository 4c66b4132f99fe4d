import { useClient } from "@polyportal/api-client/query/client-context";
import { importPageMessages as words } from "@polyportal/domain/messages/import-page";
import { toast } from "@polyportal/ui/toast";
import { useCallback } from "react";
import { saveFile } from "./save-file.ts";

type Client = ReturnType<typeof useClient>;

/** A file that the server makes. */
export type MadeFile = {
  fetchFile: (client: Client) => Promise<Blob>;
  /** Its name; by type if it may have several types. */
  fileName: string | ((file: Blob) => string);
};

/** Downloads a file, or says why that failed. */
export function useSavedFile(): (made: MadeFile) => Promise<void> {
  const client = useClient();
  return useCallback(
    async ({ fetchFile, fileName }: MadeFile) => {
      try {
        const file = await fetchFile(client);
        saveFile(file, typeof fileName === "string" ? fileName : fileName(file));
      } catch (error) {
        const body = error instanceof Error ? error.message : "";
        toast({ title: words.notSaved, body, status: "fail" });
      }
    },
    [client],
  );
}
