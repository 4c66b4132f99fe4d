import pg from "pg";

/** A connection that prepares nothing to be kept: behind it may stand another server each time. */
export class UnnamedClient extends pg.Client {
  constructor(config?: string | pg.ClientConfig) {
    super(config);
    const { query } = this;
    Object.assign(this, {
      query: (first: unknown, ...rest: unknown[]) =>
        Reflect.apply(query, this, [withoutName(first), ...rest]),
    });
  }
}

const withoutName = (statement: unknown): unknown =>
  typeof statement === "object" && statement !== null && "name" in statement
    ? { ...statement, name: undefined }
    : statement;
