import type { Attempt } from "./send.ts";

const headersOf = (raw: string): Headers => {
  const headers = new Headers();
  for (const line of raw.trim().split(/[\r\n]+/)) {
    const colon = line.indexOf(":");
    if (colon > 0) headers.append(line.slice(0, colon), line.slice(colon + 1).trim());
  }
  return headers;
};

/** Uses XMLHttpRequest, because fetch does not report upload progress. */
export const sendWithProgress = (attempt: Attempt): Promise<Response> =>
  new Promise((resolve, reject) => {
    const xhr = new XMLHttpRequest();
    xhr.open(attempt.method, attempt.url);
    xhr.responseType = "blob";
    xhr.withCredentials = true;
    for (const [name, value] of Object.entries(attempt.headers)) xhr.setRequestHeader(name, value);
    xhr.upload.addEventListener("progress", ({ lengthComputable, loaded, total }) => {
      if (lengthComputable) attempt.onProgress?.(loaded / total);
    });
    const cancel = () => xhr.abort();
    xhr.addEventListener("load", () => {
      const { status, response } = xhr;
      const body = status === 204 || !(response instanceof Blob) ? null : response;
      resolve(new Response(body, { status, headers: headersOf(xhr.getAllResponseHeaders()) }));
    });
    xhr.addEventListener("error", () => reject(new TypeError("The upload failed")));
    xhr.addEventListener("abort", () => reject(attempt.signal.reason));
    xhr.addEventListener("loadend", () => attempt.signal.removeEventListener("abort", cancel));
    attempt.signal.addEventListener("abort", cancel);
    xhr.send(attempt.body);
  });
