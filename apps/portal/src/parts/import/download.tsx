import { Button } from "@polyportal/ui/button";
import { useState, type ReactNode } from "react";
import { useSavedFile, type MadeFile } from "../file/use-saved-file.ts";

type Props = MadeFile & { children: ReactNode };

/** A button that downloads a file made by the server. */
export function Download({ children, ...made }: Props) {
  const save = useSavedFile();
  const [busy, setBusy] = useState(false);
  const press = async () => {
    setBusy(true);
    await save(made);
    setBusy(false);
  };
  return (
    <Button variant="secondary" loading={busy} onClick={() => void press()}>
      {children}
    </Button>
  );
}
