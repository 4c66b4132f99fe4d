import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useFormContext } from "react-hook-form";
import { useFieldValue } from "../form-field/use-field.ts";
import { isApiFieldErrors } from "../form/problems.ts";
import type { FileValue } from "./kept-file.ts";
import { sending, unchecked, unsent } from "./kept-file.ts";
import type { Review } from "./review-scan.tsx";
import { useWords } from "../../words/words.ts";
import { fileFieldWords } from "./file-field.words.ts";

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
export function useUpload(
  name: string,
  { onUpload, onRemove, keptNow, accept }: Uploads & { accept: readonly string[] },
) {
  const words = useWords("fileField", fileFieldWords);
  const { setError, setValue, clearErrors } = useFormContext();
  const { value, onBlur, ref } = useFieldValue<FileValue>(name);
  const [file, setFile] = useState<File>();
  const [refused, setRefused] = useState(false);
  const [review, setReview] = useState<Review>();
  // What was kept before, and which of several choices is the last.
  const kept = useRef<FileValue>(null);
  const turn = useRef(0);

  // Not the control's own: it would check the value anew, and take the server's words away.
  const onChange = (next: FileValue) => setValue(name, next, { shouldDirty: true });
  const fail = (message: string) => setError(name, { type: "server", message });
  /** What the server keeps, as far as this page knows. */
  const keptValue = () => (keptNow ? keptNow() : kept.current);
  /** Runs a call; what hinders it stands at the field, and is answered. */
  const attempt = async (call: () => Promise<void>) => {
    try {
      await call();
      return undefined;
    } catch (error) {
      if (!isApiFieldErrors(error)) throw error;
      fail(isOffline(error) ? words.waits : (error.fields[name] ?? error.message));
      return error;
    }
  };

  const send = async (chosen: File) => {
    const mine = ++turn.current;
    if (value !== sending && value !== unsent && value !== unchecked) kept.current = value;
    setFile(chosen);
    setReview(undefined);
    setRefused(false);
    clearErrors(name);
    onChange(sending);
    const code = await loadPreparation().catch(() => undefined);
    const show = (shown: Review) => {
      if (mine !== turn.current) return false;
      setReview(() => shown);
      onChange(unchecked);
      return true;
    };
    const ready = code ? await code.prepareScan(chosen, accept, words, show) : words.codeMissing;
    if (mine !== turn.current) return;
    setReview(undefined);
    if (!(ready instanceof File)) {
      setFile(undefined);
      onChange(kept.current);
      if (ready) fail(ready);
      return;
    }
    // Sent again, it is neither looked at nor made small once more.
    setFile(ready);
    onChange(sending);
    const failure = await attempt(async () => {
      const id = await onUpload(ready);
      if (mine === turn.current) onChange(id);
    });
    if (!failure || mine !== turn.current) return;
    const now = keptValue();
    // The file is wrong, or another has been put in its place: what stands there now is shown.
    const settled = failure.fields[name] !== undefined || now !== kept.current;
    setRefused(settled);
    onChange(settled ? now : unsent);
  };
  const sendAgain = useEffectEvent(() => {
    if (file) void send(file);
  });
  useEffect(() => {
    if (value !== unsent) return;
    const again = () => sendAgain();
    window.addEventListener("online", again);
    return () => window.removeEventListener("online", again);
  }, [value]);
  const remove = async () => {
    if (value === unsent) {
      clearErrors(name);
      setFile(undefined);
      onChange(keptValue());
      return;
    }
    const failure = await attempt(async () => {
      await onRemove();
      clearErrors(name);
      setFile(undefined);
      onChange(null);
    });
    if (failure && keptNow) onChange(keptNow());
  };

  const canRetry = refused || value === unsent;
  return { value, file, review, canRetry, send, remove, onBlur, ref };
}
