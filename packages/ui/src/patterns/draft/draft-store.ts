const prefix = "draft:";

/** A draft as stored on the device. */
export type StoredDraft = {
  /** When, in milliseconds since 1970. */
  savedAt: number;
  /** The server's version that it began from; "" if there was none. */
  began?: string;
  /** The values without secrets and files. */
  values: unknown;
  /** It could not be saved offline, and is sent when the network is back. */
  waits?: boolean | undefined;
};

/** Storage is missing in some private windows and throws when it is full. The draft is then not stored. */
function attempt<Result>(action: (storage: Storage) => Result): Result | undefined {
  try {
    return action(window.localStorage);
  } catch {
    return undefined;
  }
}

/** Secrets are not stored, since others may use the device. They must be typed again after a reload. */
const isSecret = (name: string): boolean => /pin$|password|otp|^code$/i.test(name);

/** Files are not stored: they are too large, and the browser gives them only once. */
const keepable = (name: string, value: unknown): unknown => {
  if (value instanceof Blob) return undefined;
  return typeof value === "string" && isSecret(name) ? "" : value;
};

/** What was typed on this page, including secrets, until it is reloaded. */
const typedHere = new Map<string, unknown>();

/** Stores a draft and returns whether that worked. */
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
  // Older builds stored no version.
  return whole
    ? { ...(draft as StoredDraft), began: "began" in draft ? String(draft.began) : "" }
    : undefined;
};

/**
 * The stored draft, with the secrets typed on this page. A draft older than `keptForMs` milliseconds is
 * removed instead.
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

/** Removes one draft. */
export const removeDraft = (key: string): void => {
  typedHere.delete(key);
  attempt((storage) => storage.removeItem(prefix + key));
};

/** Removes every draft with this key prefix; by default all, for signing out. */
export const removeDrafts = (keyPrefix = ""): void => {
  typedHere.clear();
  attempt((storage) => {
    for (const key of Object.keys(storage)) {
      if (key.startsWith(prefix + keyPrefix)) storage.removeItem(key);
    }
  });
};

/** Whether there are drafts with this key prefix. */
export const hasDrafts = (keyPrefix: string): boolean =>
  attempt((storage) => Object.keys(storage).some((key) => key.startsWith(prefix + keyPrefix))) ??
  false;

/** Calls back when another tab has written or removed the draft. Returns a function that stops this. @internal */
export function watchDraft(key: string, onChange: (removed: boolean) => void): () => void {
  const listen = ({ key: changed, newValue }: StorageEvent) => {
    if (changed === prefix + key) onChange(newValue === null);
  };
  window.addEventListener("storage", listen);
  return () => window.removeEventListener("storage", listen);
}

const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value) && !(value instanceof Blob);

/** Stored values with the secrets that this page still has. @internal */
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

/** Whether two forms have equal values, except for secrets and files. Fields may hold numbers as text. @internal */
export const sameValues = (a: unknown, b: unknown): boolean => {
  const text = (values: unknown) =>
    JSON.stringify(values, (name, value: unknown) => {
      const kept = keepable(name, value);
      return typeof kept === "number" ? String(kept) : isSecret(name) ? "" : kept;
    });
  return text(a) === text(b);
};

/**
 * Merges a draft into a form's values. Only existing fields are taken, so that a draft of an older form
 * cannot break it. A list is replaced as a whole.
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
