import { useClient } from "@polyportal/api-client/query/client-context";
import { importPageMessages as words } from "@polyportal/domain/messages/import-page";
import { toast } from "@polyportal/ui/toast";
import { useCallback } from "react";
import { saveFile } from "./save-file.ts";

type Client = ReturnType<typeof useClient>;

/** A file that the server makes. */
export type MadeFile = {
  /** Fetches it. */
  fetchFile: (client: Client) => Promise<Blob>;
  /** What it is called; of one that may be of several types, by what came. */
  fileName: string | ((file: Blob) => string);
};

/** Fetches a file and saves it on the person's machine, or says why that was not possible. */
export function useSavedFile(): (made: MadeFile) => Promise<void> {
  const client = useClient();
  return useCallback(
    async ({ fetchFile, fileName }: MadeFile) => {
      try {
        const file = await fetchFile(client);
        saveFile(file, typeof fileName === "string" ? fileName : fileName(file));
      } catch (error) {
        const body = error instanceof Error ? error.message : "";
        toast({ title: words.notSaved, body, tone: "fail" });
      }
    },
    [client],
  );
}
