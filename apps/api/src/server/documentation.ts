import type { Endpoint } from "@polyportal/api-client/contract/define";
import { programmes } from "@polyportal/domain/programmes/programmes";
import type { Extension } from "./app.ts";
import { encode, worthEncoding, type Encoding } from "./encoding.ts";

const paths = { document: "/api/openapi.json", page: "/api/docs", stylesheet: "/api/docs.css" };

/** The contract as documentation for people and machines, made on first use. */
export function documentation(
  contract: Readonly<Record<string, Endpoint>>,
  schoolName: string,
): Extension {
  let made: Promise<{ document: string; page: string; stylesheet: string }> | undefined;
  const make = async () => {
    const [{ openApiDocument }, { docsPage }, { docsStylesheet }] = await Promise.all([
      import("@polyportal/api-client/openapi/document"),
      import("@polyportal/api-client/openapi/docs-page"),
      import("@polyportal/api-client/openapi/docs-stylesheet"),
    ]);
    const info = { title: `The API of ${schoolName}`, version: "1" };
    const document = openApiDocument(contract, programmes, info);
    return {
      document: JSON.stringify(document),
      page: docsPage(document, paths),
      stylesheet: docsStylesheet,
    };
  };
  const compressed = new Map<string, Promise<Uint8Array<ArrayBuffer>>>();
  /** A part in that encoding, made once: the document has 300 KB, and anyone may request it. */
  const inEncoding = (part: string, text: string, encoding: Encoding) => {
    const key = `${part}.${encoding}`;
    const bytes = compressed.get(key) ?? encode(text, encoding);
    compressed.set(key, bytes);
    return bytes;
  };
  return (app) => {
    const serve = (path: string, part: "document" | "page" | "stylesheet", type: string) =>
      app.get(path, async (c) => {
        made ??= make();
        c.header("Content-Type", `${type}; charset=utf-8`);
        c.header("Cache-Control", "no-cache");
        c.header("Vary", "Accept-Encoding");
        const text = (await made)[part];
        const encoding = worthEncoding(text, c.req.header("accept-encoding"));
        if (!encoding) return c.body(text);
        c.header("Content-Encoding", encoding);
        return c.body(await inEncoding(part, text, encoding));
      });
    serve(paths.document, "document", "application/json");
    serve(paths.page, "page", "text/html");
    serve(paths.stylesheet, "stylesheet", "text/css");
  };
}
