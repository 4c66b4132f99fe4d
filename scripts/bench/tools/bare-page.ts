import { once } from "node:events";
import { createServer } from "node:http";
import { brotliCompressSync } from "node:zlib";

/** Serves a page without any of its JavaScript, compressed; everything else is absent. */
export async function serveWithoutScripts(pageUrl: string) {
  const html = await (await fetch(pageUrl)).text();
  const bare = html
    .replaceAll(/<script\b[\s\S]*?<\/script>/g, "")
    .replaceAll(/<link\b[^>]*rel="?modulepreload[^>]*>/g, "");
  const styles = await stylesheets(pageUrl, bare);
  const page = brotliCompressSync(bare);
  const server = createServer((request, response) => {
    const style = styles.get(request.url ?? "");
    if (style) {
      response.writeHead(200, { "content-type": "text/css", "content-encoding": "br" });
      response.end(style);
    } else if (request.url === new URL(pageUrl).pathname) {
      response.writeHead(200, {
        "content-type": "text/html; charset=utf-8",
        "content-encoding": "br",
      });
      response.end(page);
    } else {
      response.writeHead(404).end();
    }
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  const address = server.address();
  if (typeof address !== "object" || !address) throw new Error("The bare page got no port.");
  return { port: address.port, close: () => server.close() };
}

async function stylesheets(pageUrl: string, html: string): Promise<Map<string, Buffer>> {
  const paths = [...html.matchAll(/<link\b[^>]*href="(\/[^"]+\.css)"/g)].map(([, path]) => path);
  const entries = paths.map(async (path = ""): Promise<[string, Buffer]> => {
    const css = await (await fetch(new URL(path, pageUrl))).text();
    return [path, brotliCompressSync(css)];
  });
  return new Map(await Promise.all(entries));
}
