import { requiredText } from "@polyportal/domain/validation/primitives";
import { expect, test } from "vitest";
import * as z from "zod/mini";
import { lazySchema } from "./lazy-schema.ts";
import { messagesIn } from "./problems.ts";
import { schemaResolver } from "./schema-resolver.ts";

const nameSchema = z.object({ name: requiredText("please enter a name") });

const options = { fields: {}, shouldUseNativeValidation: false };

test("a form is checked by its rules once they have arrived", async () => {
  const check = schemaResolver(lazySchema(async () => nameSchema, "not arrived"));
  const refused = await check({ name: "" }, undefined, options);
  expect(messagesIn(refused.errors)).toEqual([["name", "please enter a name"]]);
  const taken = await check({ name: " Ngọzi " }, undefined, options);
  expect(taken.values).toEqual({ name: "Ngọzi" });
});

test("rules that did not arrive are told as such, and asked for again", async () => {
  let online = false;
  const check = schemaResolver(
    lazySchema(async () => {
      if (!online) throw new TypeError("Failed to fetch dynamically imported module");
      return nameSchema;
    }, "not arrived"),
  );
  const cut = await check({ name: "Ngọzi" }, undefined, options);
  expect(messagesIn(cut.errors)).toEqual([["root", "not arrived"]]);
  online = true;
  const again = await check({ name: "Ngọzi" }, undefined, options);
  expect(again.values).toEqual({ name: "Ngọzi" });
});
