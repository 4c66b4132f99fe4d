import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useFormContext } from "react-hook-form";
import { useFieldValue } from "../form-field/use-field.ts";
import { isApiFieldErrors } from "../form/problems.ts";
import type { FileValue } from "./kept-file.ts";
import { sending, unchecked, unsent } from "./kept-file.ts";
import type { Review } from "./review-scan.tsx";
import { useWords } from "../../words/words.ts";
import { fileFieldWords } from "./file-field.words.ts";

// Only needed after choosing a file.
const loadPreparation = () => import("./prepare-scan.ts");

export type Uploads = {
  /** Uploads the prepared file and returns its id. */
  onUpload: (file: File) => Promise<string>;
  /** Removes the stored file. */
  onRemove: () => Promise<unknown>;
  /** The id that is stored now. Called after an error, because another device may have stored another file. */
  keptNow?: () => FileValue;
};

const isOffline = (error: object): boolean => "kind" in error && error.kind === "offline";

/** Uploads a chosen file at once, or when the network is back. Shows at the field why it failed. */
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
  // The stored file, and the latest of several choices.
  const kept = useRef<FileValue>(null);
  const turn = useRef(0);

  // Not the control's own handler: that would validate again and remove the server's message.
  const onChange = (next: FileValue) => setValue(name, next, { shouldDirty: true });
  const fail = (message: string) => setError(name, { type: "server", message });
  /** What the server has, as far as this page knows. */
  const keptValue = () => (keptNow ? keptNow() : kept.current);
  /** Runs a call. An error is shown at the field and returned. */
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
    // A retry neither reviews nor shrinks it again.
    setFile(ready);
    onChange(sending);
    const failure = await attempt(async () => {
      const id = await onUpload(ready);
      if (mine === turn.current) onChange(id);
    });
    if (!failure || mine !== turn.current) return;
    const now = keptValue();
    // The file is wrong, or another was stored meanwhile: show what is there now.
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
