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
    let value = 0;
    for (let shift = 0; ; shift += 7) {
      const byte = this.#bytes[this.#at++];
      if (byte === undefined) throw new Error("The pictures end too early.");
      value |= (byte & 127) << shift;
      if (byte < 128) return value;
    }
  }
}
