import { useClient } from "@polyportal/api-client/query/client-context";
import { importPageMessages as words } from "@polyportal/domain/messages/import-page";
import { Button } from "@polyportal/ui/button";
import { toast } from "@polyportal/ui/toast";
import { useState, type ReactNode } from "react";
import { saveFile } from "../file/save-file.ts";

type Client = ReturnType<typeof useClient>;

type Props = {
  /** Fetches the file. */
  fetchFile: (client: Client) => Promise<Blob>;
  /** What it is called; of one that may be of several types, by what came. */
  fileName: string | ((file: Blob) => string);
  children: ReactNode;
};

/** A button that saves a file which the server makes. */
export function Download({ fetchFile, fileName, children }: Props) {
  const client = useClient();
  const [busy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    try {
      const file = await fetchFile(client);
      saveFile(file, typeof fileName === "string" ? fileName : fileName(file));
    } catch (error) {
      const body = error instanceof Error ? error.message : "";
      toast({ title: words.notSaved, body, tone: "fail" });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button variant="secondary" loading={busy} onClick={() => void save()}>
      {children}
    </Button>
  );
}
