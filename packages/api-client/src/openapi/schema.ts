import * as z from "zod/mini";
import type { Schema } from "../contract/define.ts";
import type { JsonSchema } from "./types.ts";

/**
 * The JSON Schema of a contract's schema: OpenAPI 3.1 takes it as it is. What a schema cannot say
 * (a transform's result) is left open.
 */
export const jsonSchemaOf = (schema: Schema, io: "input" | "output"): JsonSchema => {
  // Every contract schema is zod's: the structural type only spares the type checker.
  const { $schema: _, ...json } = z.toJSONSchema(schema as z.core.$ZodType, {
    io,
    unrepresentable: "any",
    override: ({ jsonSchema }) => {
      // Any integer has these bounds: noise to a reader.
      if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
      if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
      // An answer may grow; who reads it must not refuse a new field.
      if (io === "output" && jsonSchema.additionalProperties === false) {
        delete jsonSchema.additionalProperties;
      }
    },
  });
  return json;
};

export type Property = { name: string; schema: JsonSchema; required: boolean };

/** The fields of an object schema. */
export const propertiesOf = (schema: JsonSchema): Property[] =>
  Object.entries(schema.properties ?? {}).map(([name, property]) => ({
    name,
    schema: typeof property === "boolean" ? {} : property,
    required: schema.required?.includes(name) ?? false,
  }));

/** The object schema without these fields. */
export const without = (schema: JsonSchema, names: ReadonlySet<string>): JsonSchema => {
  const kept = propertiesOf(schema).filter(({ name }) => !names.has(name));
  const required = kept.filter((property) => property.required).map(({ name }) => name);
  return {
    ...schema,
    properties: Object.fromEntries(kept.map(({ name, schema: property }) => [name, property])),
    required,
  };
};
