import { createCipheriv, createDecipheriv, createHmac, randomBytes } from "node:crypto";

/** Keeps what the server must read again, and recognises what it need not read. */
export type Vault = {
  /** Encrypts a text; it opens only for the owner that it was sealed for. */
  seal: (text: string, owner: string) => string;
  /** Throws where the text was sealed for another owner, by another key, or was changed. */
  open: (sealed: string, owner: string) => string;
  /** What is kept of a short secret: without the key it cannot be guessed from this. */
  fingerprint: (text: string, owner: string) => string;
};

const algorithm = "aes-256-gcm";
const ivLength = 12;
const tagLength = 16;

/** A vault of one key (base64url, 32 bytes), which every process shares. */
export function createVault(secret: string): Vault {
  const key = Buffer.from(secret, "base64url");
  return {
    seal(text, owner) {
      const iv = randomBytes(ivLength);
      const cipher = createCipheriv(algorithm, key, iv).setAAD(Buffer.from(owner));
      const body = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), body]).toString("base64url");
    },
    open(sealed, owner) {
      const bytes = Buffer.from(sealed, "base64url");
      const iv = bytes.subarray(0, ivLength);
      const tag = bytes.subarray(ivLength, ivLength + tagLength);
      const cipher = createDecipheriv(algorithm, key, iv, { authTagLength: tagLength })
        .setAAD(Buffer.from(owner))
        .setAuthTag(tag);
      const body = bytes.subarray(ivLength + tagLength);
      return Buffer.concat([cipher.update(body), cipher.final()]).toString("utf8");
    },
    fingerprint: (text, owner) =>
      createHmac("sha256", key).update(`${owner} ${text}`).digest("base64url"),
  };
}
