const prefix = "draft:";

/** A draft as it lies on the device. */
export type StoredDraft = {
  /** When, in milliseconds since 1970. */
  savedAt: number;
  /** The server's version that the typing began from; "" where it had none. */
  began?: string;
  /** What was typed, without secrets and files. */
  values: unknown;
  /** It was to be saved and there was no network: it is sent when that is back. */
  waits?: boolean | undefined;
};

/** Storage is missing in some private windows and throws when it is full: a draft is then not kept. */
function attempt<Result>(action: (storage: Storage) => Result): Result | undefined {
  try {
    return action(window.localStorage);
  } catch {
    return undefined;
  }
}

/** Secrets are typed again after a reload: whoever finds the device must not find them on it. */
const isSecret = (name: string): boolean => /pin$|password|otp|^code$/i.test(name);

/** Files stay out of drafts: they are too big, and the browser hands them over only once. */
const keepable = (name: string, value: unknown): unknown => {
  if (value instanceof Blob) return undefined;
  return typeof value === "string" && isSecret(name) ? "" : value;
};

/** What was typed in this very page, its secrets too: they come back while it is not reloaded. */
const typedHere = new Map<string, unknown>();

/** Writes a draft and tells whether it now lies on the device. */
export const writeDraft = (key: string, draft: StoredDraft): boolean => {
  typedHere.set(key, draft.values);
  return (
    attempt((storage) => {
      storage.setItem(prefix + key, JSON.stringify(draft, keepable));
      return true;
    }) ?? false
  );
};

const parse = (text: string | null): StoredDraft | undefined => {
  const draft: unknown = JSON.parse(text ?? "null");
  const whole =
    typeof draft === "object" && draft !== null && "savedAt" in draft && "values" in draft;
  // One of an older build knows no version.
  return whole
    ? { ...(draft as StoredDraft), began: "began" in draft ? String(draft.began) : "" }
    : undefined;
};

/**
 * The draft that lies on the device, with the secrets that were typed in this very page. One that is older than
 * `keptForMs` milliseconds is forgotten instead.
 */
export function readDraft(
  key: string,
  keptForMs: number = Number.POSITIVE_INFINITY,
): StoredDraft | undefined {
  const draft = attempt((storage) => parse(storage.getItem(prefix + key)));
  if (draft && Date.now() - draft.savedAt > keptForMs) {
    removeDraft(key);
    return undefined;
  }
  return draft && { ...draft, values: withSecretsOf(typedHere.get(key), draft.values) };
}

/** Forgets one draft. */
export const removeDraft = (key: string): void => {
  typedHere.delete(key);
  attempt((storage) => storage.removeItem(prefix + key));
};

/** Removes every draft on the device whose key begins so; all of them at sign-out. */
export const removeDrafts = (keyPrefix = ""): void => {
  typedHere.clear();
  attempt((storage) => {
    for (const key of Object.keys(storage)) {
      if (key.startsWith(prefix + keyPrefix)) storage.removeItem(key);
    }
  });
};

/** Whether something lies on the device that was not saved, under a key that begins so. */
export const hasDrafts = (keyPrefix: string): boolean =>
  attempt((storage) => Object.keys(storage).some((key) => key.startsWith(prefix + keyPrefix))) ??
  false;

/** Calls back when another tab has written the draft, or removed it. Answers how to stop. @internal */
export function watchDraft(key: string, onChange: (removed: boolean) => void): () => void {
  const listen = ({ key: changed, newValue }: StorageEvent) => {
    if (changed === prefix + key) onChange(newValue === null);
  };
  window.addEventListener("storage", listen);
  return () => window.removeEventListener("storage", listen);
}

const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value) && !(value instanceof Blob);

/** Values from the device, with the secrets that this page still has. @internal */
export function withSecretsOf(here: unknown, values: unknown): unknown {
  if (Array.isArray(values) && Array.isArray(here)) {
    return values.map((value, index) => withSecretsOf(here[index], value));
  }
  if (!isPlain(values) || !isPlain(here)) return values;
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      value === "" && isSecret(name) ? (here[name] ?? "") : withSecretsOf(here[name], value),
    ]),
  );
}

/** Whether two forms hold the same, secrets and files aside. Fields hold numbers as text at times. @internal */
export const sameValues = (a: unknown, b: unknown): boolean => {
  const text = (values: unknown) =>
    JSON.stringify(values, (name, value: unknown) => {
      const kept = keepable(name, value);
      return typeof kept === "number" ? String(kept) : isSecret(name) ? "" : kept;
    });
  return text(a) === text(b);
};

/**
 * A draft laid over a form's values. Only fields that the form still has are taken, so that a draft
 * of an older version of the form cannot break it; a list is taken as a whole.
 * @internal
 */
export function overlay(values: unknown, draft: unknown): unknown {
  if (draft === undefined || draft === null) return values;
  if (!isPlain(values)) {
    return !isPlain(draft) && Array.isArray(values) === Array.isArray(draft) ? draft : values;
  }
  if (!isPlain(draft)) return values;
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, overlay(value, draft[name])]),
  );
}
