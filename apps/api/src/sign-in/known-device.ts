import { createHmac, hkdfSync, randomBytes, timingSafeEqual } from "node:crypto";
import type { CookieJar } from "../server/cookie-jar.ts";

/**
 * What this browser has proved before, kept in a signed cookie of 30 days: `account:<id>` was signed in
 * to, `invoice:<id>` made, `application:<id>` opened here. It opens nothing by itself; it spares who has
 * it what strangers go through. The cookie holds keyed hashes only, so nobody can read or extend it; one
 * that was changed, or signed by a key since replaced, is a device that knows nothing.
 */
export type Device = {
  /** The same as long as the cookie lasts, for limits of its own; undefined where nothing is known. */
  readonly id: string | undefined;
  readonly knows: (subject: string) => boolean;
  /** Sets the cookie: to be called once what proved it is certain, after the change. */
  readonly remember: (subject: string) => void;
  readonly forget: (subject: string) => void;
  readonly clear: () => void;
};

/** The device behind a request; its cookie is read when it is first asked. */
export type ReadDevice = (cookies: Pick<CookieJar, "get" | "set" | "clear">) => Device;

export const deviceCookie = "device";

const day = 24 * 60 * 60;
const daysKept = 30;
/** A family's phone, a café's machine: the newest ones stay. */
const mostSubjects = 20;

// The cookie's bytes: its id, then for each subject the day and the hash, newest first; then the seal.
const idLength = 9;
const dayLength = 2;
const hashLength = 10;
const subjectLength = dayLength + hashLength;
const sealLength = 16;

type Known = { readonly day: number; readonly hash: string };
type Content = { readonly id: Buffer; readonly known: readonly Known[] };

/** Devices recognised by a key of their own, drawn from `secret` (base64url, 32 bytes). */
export function createDevices(secret: string, clock = () => new Date()): ReadDevice {
  const key = Buffer.from(
    hkdfSync("sha256", Buffer.from(secret, "base64url"), "", "known-device", 32),
  );
  const digest = (text: string | Buffer, id: Buffer | "") =>
    createHmac("sha256", key).update(id).update(text);
  // With the device's own id, so that two cookies do not tell that they share a subject.
  const hashOf = (id: Buffer, subject: string) =>
    digest(subject, id).digest().subarray(0, hashLength).toString("base64url");
  const sealOf = (body: Buffer) => digest(body, "").digest().subarray(0, sealLength);
  const today = () => Math.floor(clock().getTime() / 1000 / day);

  const open = (value: string | undefined): Content | undefined => {
    if (!value) return undefined;
    const bytes = Buffer.from(value, "base64url");
    const body = bytes.subarray(0, -sealLength);
    const wellFormed =
      body.length >= idLength &&
      body.length <= idLength + mostSubjects * subjectLength &&
      (body.length - idLength) % subjectLength === 0;
    if (!wellFormed || !timingSafeEqual(bytes.subarray(-sealLength), sealOf(body))) {
      return undefined;
    }
    const known: Known[] = [];
    for (let at = idLength; at < body.length; at += subjectLength) {
      const hash = body.subarray(at + dayLength, at + subjectLength).toString("base64url");
      known.push({ day: body.readUInt16BE(at), hash });
    }
    const oldest = today() - daysKept;
    return { id: body.subarray(0, idLength), known: known.filter((one) => one.day > oldest) };
  };

  const close = ({ id, known }: Content): string => {
    const subjects = known.map((one) => {
      const days = Buffer.alloc(dayLength);
      days.writeUInt16BE(one.day);
      return Buffer.concat([days, Buffer.from(one.hash, "base64url")]);
    });
    const body = Buffer.concat([id, ...subjects]);
    return Buffer.concat([body, sealOf(body)]).toString("base64url");
  };

  return (cookies) => {
    let content: Content | undefined;
    let read = false;
    const current = () => {
      if (!read) content = open(cookies.get(deviceCookie));
      read = true;
      return content;
    };
    const clear = () => {
      content = undefined;
      read = true;
      cookies.clear(deviceCookie);
    };
    const write = (next: Content) => {
      content = next;
      read = true;
      cookies.set(deviceCookie, close(next), { httpOnly: true, maxAge: daysKept * day });
    };
    const without = ({ id, known }: Content, subject: string) => {
      const hash = hashOf(id, subject);
      return known.filter((one) => one.hash !== hash);
    };
    return {
      get id() {
        return current()?.id.toString("base64url");
      },
      knows(subject) {
        const found = current();
        if (!found) return false;
        const hash = hashOf(found.id, subject);
        return found.known.some((one) => one.hash === hash);
      },
      remember(subject) {
        const before = current() ?? { id: randomBytes(idLength), known: [] };
        const newest = { day: today(), hash: hashOf(before.id, subject) };
        const known = [newest, ...without(before, subject)].slice(0, mostSubjects);
        write({ id: before.id, known });
      },
      forget(subject) {
        const before = current();
        if (!before) return;
        const known = without(before, subject);
        if (known.length === before.known.length) return;
        if (known.length === 0) clear();
        else write({ id: before.id, known });
      },
      clear,
    };
  };
}

/** The device, noting in `subjects` what it is asked to remember. */
export const noting = (device: Device, subjects: string[]): Device => ({
  get id() {
    return device.id;
  },
  knows: device.knows,
  forget: device.forget,
  clear: device.clear,
  remember: (subject) => {
    subjects.push(subject);
    device.remember(subject);
  },
});
