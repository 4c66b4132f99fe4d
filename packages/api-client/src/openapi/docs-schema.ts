import { html } from "./html.ts";
import type { Html } from "./html.ts";
import { propertiesOf } from "./schema.ts";
import type { JsonSchema, OpenApiDocument } from "./types.ts";

type Schemas = OpenApiDocument["components"]["schemas"];
type Nested = JsonSchema["items"] | JsonSchema["additionalProperties"];

const schemaPrefix = "#/components/schemas/";

/** Follows a reference to a component. */
export const resolve = (schema: JsonSchema, schemas: Schemas): JsonSchema =>
  schemas[schema.$ref?.slice(schemaPrefix.length) ?? ""] ?? schema;

const single = (schema: Nested): JsonSchema =>
  schema === undefined || typeof schema === "boolean" || Array.isArray(schema) ? {} : schema;

const isNull = (schema: JsonSchema): boolean => schema.type === "null";

/** What an alternative with null is besides null. */
const besidesNull = (schema: JsonSchema): JsonSchema => {
  const others = schema.anyOf?.filter((option) => !isNull(option)) ?? [];
  return others.length === 1 && others[0] !== undefined ? others[0] : schema;
};

/** A schema's type in a few words: `list of text`, `"open" or "paid"`, `whole number or null`. */
export const typeOf = (schema: JsonSchema): string => {
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(" or ");
  if (schema.anyOf) return [...new Set(schema.anyOf.map(typeOf))].join(" or ");
  if (schema.format === "binary") return "file";
  if (schema.type === "array") return `list of ${typeOf(single(schema.items))}`;
  if (schema.type === "integer") return "whole number";
  if (schema.type === "string") return schema.format ? `text (${schema.format})` : "text";
  if (Array.isArray(schema.type)) {
    return schema.type.map((type) => typeOf({ ...schema, type })).join(" or ");
  }
  return schema.type ?? "anything";
};

const limitsOf = (schema: JsonSchema): string =>
  [
    schema.minLength === 1 && "not empty",
    schema.minLength !== undefined &&
      schema.minLength > 1 &&
      `at least ${schema.minLength} characters`,
    schema.maxLength !== undefined && `at most ${schema.maxLength} characters`,
    schema.minimum !== undefined && `at least ${schema.minimum}`,
    schema.exclusiveMinimum !== undefined && `more than ${schema.exclusiveMinimum}`,
    schema.maximum !== undefined && `at most ${schema.maximum}`,
    schema.minItems !== undefined && `at least ${schema.minItems} entries`,
    schema.maxItems !== undefined && `at most ${schema.maxItems} entries`,
  ]
    .filter((limit) => limit !== false)
    .join(", ");

type Row = { path: string; type: string; required: boolean; limits: string };

/** The fields of a schema and of what it holds, by their path (`items[].amount`). */
const rowsOf = (schema: JsonSchema, prefix: string): Row[] => {
  const core = besidesNull(schema);
  if (core.type === "array") return rowsOf(single(core.items), `${prefix}[]`);
  return propertiesOf(core).flatMap((property) => {
    const path = prefix === "" ? property.name : `${prefix}.${property.name}`;
    const { schema: field, required } = property;
    return [
      { path, type: typeOf(field), required, limits: limitsOf(field) },
      ...rowsOf(field, path),
    ];
  });
};

const table = (rows: readonly Row[]): Html =>
  html`<div class="scroll" tabindex="0" role="group" aria-label="Fields">
    <table>
      <thead>
        <tr>
          <th scope="col">Field</th>
          <th scope="col">Type</th>
          <th scope="col">Needed</th>
          <th scope="col">Limits</th>
        </tr>
      </thead>
      <tbody>
        ${rows.map(
          ({ path, type, required, limits }) =>
            html`<tr>
              <th scope="row"><code>${path}</code></th>
              <td>${type}</td>
              <td>${required ? "yes" : "no"}</td>
              <td>${limits}</td>
            </tr>`,
        )}
      </tbody>
    </table>
  </div>`;

/** A schema as a table of its fields; as a sentence where it has none. */
export const schemaTable = (schema: JsonSchema, schemas: Schemas): Html => {
  const whole = resolve(schema, schemas);
  const rows = rowsOf(whole, "");
  if (rows.length > 0) return table(rows);
  return html`<p>${whole.type === "object" ? "Nothing." : `${typeOf(whole)}.`}</p>`;
};

/** Named values, such as a query string's, as the same table. */
export const parameterTable = (
  parameters: readonly { name: string; required: boolean; schema: JsonSchema }[],
): Html =>
  table(
    parameters.map(({ name, required, schema }) => ({
      path: name,
      type: typeOf(schema),
      required,
      limits: limitsOf(schema),
    })),
  );
