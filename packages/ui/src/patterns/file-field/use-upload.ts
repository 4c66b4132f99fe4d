import { uploadMessages } from "@polyportal/domain/messages/upload";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useFormContext } from "react-hook-form";
import { useFieldValue } from "../form-field/use-field.ts";
import { isApiFieldErrors } from "../form/problems.ts";
import type { FileValue } from "./kept-file.ts";
import { sending } from "./kept-file.ts";

// Only who chooses a file needs what makes it small.
const loadPreparation = () => import("./prepare-scan.ts");

export type Uploads = {
  /** Sends the file, which is small enough, and answers the id under which it is kept. */
  onUpload: (file: File) => Promise<string>;
  /** Removes the kept file. */
  onRemove: () => Promise<unknown>;
  /** The id of what is kept now, after a refusal: another device may have put something else there. */
  keptNow?: () => FileValue;
};

const isOffline = (error: object): boolean => "kind" in error && error.kind === "offline";

/** Sends a chosen file at once, and again when the network is back that it has missed; and says at the field why it was not kept. */
export function useUpload(name: string, { onUpload, onRemove, keptNow }: Uploads) {
  const { setError, setValue, clearErrors } = useFormContext();
  const { value, onBlur, ref } = useFieldValue<FileValue>(name);
  const [file, setFile] = useState<File>();
  const [unsent, setUnsent] = useState(false);
  // What was kept before, and which of several choices is the last.
  const kept = useRef<FileValue>(null);
  const turn = useRef(0);

  // Not the control's own: it would check the value anew, and take the server's words away.
  const onChange = (next: FileValue) => setValue(name, next, { shouldDirty: true });
  const fail = (message: string) => setError(name, { type: "server", message });
  /** Runs a call; a refusal stands at the field. Answers whether it was done. */
  const attempt = async (call: () => Promise<void>): Promise<boolean> => {
    try {
      await call();
      return true;
    } catch (error) {
      if (!isApiFieldErrors(error)) throw error;
      fail(isOffline(error) ? uploadMessages.waits : (error.fields[name] ?? error.message));
      return false;
    }
  };

  const send = async (chosen: File) => {
    const mine = ++turn.current;
    if (value !== sending) kept.current = value;
    setFile(chosen);
    setUnsent(false);
    clearErrors(name);
    onChange(sending);
    const code = await loadPreparation().catch(() => undefined);
    const ready = code ? await code.prepareScan(chosen) : uploadMessages.codeMissing;
    if (mine !== turn.current) return;
    if (typeof ready === "string") {
      setFile(undefined);
      onChange(kept.current);
      fail(ready);
      return;
    }
    const done = await attempt(async () => {
      const id = await onUpload(ready);
      if (mine !== turn.current) return;
      setFile(ready);
      onChange(id);
    });
    if (done || mine !== turn.current) return;
    onChange(keptNow ? keptNow() : kept.current);
    setUnsent(true);
  };
  const sendAgain = useEffectEvent(() => {
    if (file) void send(file);
  });
  useEffect(() => {
    if (!unsent) return;
    const again = () => sendAgain();
    window.addEventListener("online", again);
    return () => window.removeEventListener("online", again);
  }, [unsent]);
  const remove = async () => {
    const done = await attempt(async () => {
      await onRemove();
      clearErrors(name);
      setFile(undefined);
      onChange(null);
    });
    if (!done && keptNow) onChange(keptNow());
  };

  return { value, file, unsent, send, remove, onBlur, ref };
}
