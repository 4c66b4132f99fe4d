import { createServer } from "node:http";
import { brotliCompressSync } from "node:zlib";
import { listen } from "../../serve.ts";

/** Serves a page without any of its JavaScript, compressed; everything else is absent. */
export async function serveWithoutScripts(pageUrl: string) {
  const html = await (await fetch(pageUrl)).text();
  const bare = html
    .replaceAll(/<script\b[\s\S]*?<\/script>/g, "")
    .replaceAll(/<link\b[^>]*rel="?modulepreload[^>]*>/g, "");
  const files = await stylesheets(pageUrl, bare);
  files.set(new URL(pageUrl).pathname, {
    type: "text/html; charset=utf-8",
    packed: brotliCompressSync(bare),
  });
  const server = createServer((request, response) => {
    const found = files.get(request.url ?? "");
    const headers = { "content-type": found?.type ?? "text/plain", "content-encoding": "br" };
    response.writeHead(found ? 200 : 404, headers).end(found?.packed);
  });
  return { port: await listen(server), close: () => server.close() };
}

type Packed = { type: string; packed: Buffer };

async function stylesheets(pageUrl: string, html: string): Promise<Map<string, Packed>> {
  const paths = [...html.matchAll(/<link\b[^>]*href="(\/[^"]+\.css)"/g)].map(([, path]) => path);
  const entries = paths.map(async (path = ""): Promise<[string, Packed]> => {
    const css = await (await fetch(new URL(path, pageUrl))).text();
    return [path, { type: "text/css", packed: brotliCompressSync(css) }];
  });
  return new Map(await Promise.all(entries));
}
