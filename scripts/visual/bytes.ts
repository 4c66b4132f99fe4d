/** Whole numbers one after the other, each in as few bytes as it needs (LEB128). */
export class NumberWriter {
  #bytes = Buffer.alloc(1 << 12);
  #length = 0;

  put(value: number): void {
    if (this.#length + 5 > this.#bytes.length) {
      this.#bytes = Buffer.concat([this.#bytes, Buffer.alloc(this.#bytes.length)]);
    }
    let rest = value;
    for (; rest > 127; rest >>>= 7) this.#bytes[this.#length++] = (rest & 127) | 128;
    this.#bytes[this.#length++] = rest;
  }

  /** One that may be below nothing. */
  putSigned(value: number): void {
    this.put(value < 0 ? -2 * value - 1 : 2 * value);
  }

  done(): Buffer {
    return this.#bytes.subarray(0, this.#length);
  }
}

export class NumberReader {
  readonly #bytes: Buffer;
  #at = 0;

  constructor(bytes: Buffer) {
    this.#bytes = bytes;
  }

  get isAtEnd(): boolean {
    return this.#at >= this.#bytes.length;
  }

  take(): number {
    const first = this.#bytes[this.#at];
    // Nearly all are of one byte.
    if (first !== undefined && first < 128) {
      this.#at++;
      return first;
    }
    let value = 0;
    for (let shift = 0; ; shift += 7) {
      const byte = this.#bytes[this.#at++];
      if (byte === undefined) throw new Error("The pictures end too early.");
      value |= (byte & 127) << shift;
      if (byte < 128) return value;
    }
  }

  takeSigned(): number {
    const value = this.take();
    return value % 2 === 1 ? -(value + 1) / 2 : value / 2;
  }
}
