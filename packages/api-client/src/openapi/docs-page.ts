import { parameterTable, schemaTable } from "./docs-schema.ts";
import { html } from "./html.ts";
import type { Html } from "./html.ts";
import { propertiesOf } from "./schema.ts";
import type { Answer, MediaContent, OpenApiDocument, Operation } from "./types.ts";

type Links = {
  /** Where `docsStylesheet` is served: the page itself holds no style and no script. */
  stylesheet: string;
  /** Where the document is served as JSON. */
  document: string;
};

type Entry = { method: string; path: string; operation: Operation };

const entriesOf = (document: OpenApiDocument): Entry[] =>
  Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => ({
      method: method.toUpperCase(),
      path,
      operation,
    })),
  );

const nothing = html``;

/** The media type and schema of a body or an answer. */
const contentOf = (content: MediaContent) =>
  Object.entries(content).map(([type, { schema }]) => ({ type, schema }));

const inputOf = ({ parameters, requestBody }: Operation, document: OpenApiDocument): Html => {
  if (parameters.length === 0 && requestBody === undefined) return html`<p>Takes nothing.</p>`;
  const kinds = [
    { title: "In the path", place: "path" },
    { title: "Query string", place: "query" },
    { title: "Headers", place: "header" },
  ] as const;
  const lists = kinds.map(({ title, place }) => {
    const named = parameters.filter((parameter) => parameter.in === place);
    return named.length === 0
      ? nothing
      : html`<h4>${title}</h4>
          ${parameterTable(named)}`;
  });
  const bodies = contentOf(requestBody?.content ?? {}).map(
    ({ type, schema }) =>
      html`<h4>Body <small>${type}</small></h4>
        ${schemaTable(schema, document.components.schemas)}`,
  );
  return html`${lists}${bodies}`;
};

const answerOf = (answer: Answer, document: OpenApiDocument): Html[] =>
  contentOf(answer.content).map(({ type, schema }) => {
    const data = propertiesOf(schema).find(({ name }) => name === "data");
    return html`<h4>Answer <small>${type}</small></h4>
      ${schemaTable(data?.schema ?? schema, document.components.schemas)}`;
  });

const errorsOf = ({ responses }: Operation): Html => {
  const rows = Object.entries(responses)
    .filter(([status]) => status !== "200")
    .flatMap(([status, { description }]) =>
      description.split("\n").map((line) => {
        const [code = "", ...message] = line.split(": ");
        return html`<tr>
          <td>${status}</td>
          <th scope="row"><code>${code}</code></th>
          <td>${message.join(": ")}</td>
        </tr>`;
      }),
    );
  return html`<h4>Errors</h4>
    <div class="scroll" tabindex="0" role="group" aria-label="Errors">
      <table>
        <thead>
          <tr>
            <th scope="col">Status</th>
            <th scope="col">Code</th>
            <th scope="col">Message</th>
          </tr>
        </thead>
        <tbody>
          ${rows}
        </tbody>
      </table>
    </div>`;
};

const articleOf = ({ method, path, operation }: Entry, document: OpenApiDocument): Html => {
  const { 200: answer } = operation.responses;
  return html`<article id="${operation.operationId}">
    <h3><span class="method">${method}</span> <code>${path}</code></h3>
    <p>${operation.summary}. ${operation.description}</p>
    <details>
      <summary>Input, answer and errors of ${operation.operationId}</summary>
      ${inputOf(operation, document)} ${answer ? answerOf(answer, document) : nothing}
      ${errorsOf(operation)}
    </details>
  </article>`;
};

/** The document as one page to read and print: no script, no inline style, nothing from elsewhere. */
export const docsPage = (document: OpenApiDocument, links: Links): string => {
  const entries = entriesOf(document);
  const families = document.tags.map(({ name }) => ({
    name,
    entries: entries.filter(({ operation }) => operation.tags.includes(name)),
  }));
  const page = html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${document.info.title}</title>
        <link rel="stylesheet" href="${links.stylesheet}" />
      </head>
      <body>
        <header>
          <h1>${document.info.title} <small>version ${document.info.version}</small></h1>
          <p>${document.info.description ?? ""}</p>
          <p>
            Every answer is an envelope of <code>success</code>, <code>data</code> and
            <code>message</code>; the tables below show what stands under <code>data</code>. Tokens
            go into the header <code>Authorization: Bearer …</code>. For machines:
            <a href="${links.document}">the OpenAPI 3.1 document</a>.
          </p>
        </header>
        <nav aria-label="Families">
          <ul>
            ${families.map(({ name, entries: { length } }) => html`<li><a href="#family-${name}">${name}</a> <small>${String(length)}</small></li>`)}
          </ul>
        </nav>
        <main>
          ${families.map(
            ({ name, entries: own }) =>
              html`<section id="family-${name}">
                <h2>${name}</h2>
                ${own.map((entry) => articleOf(entry, document))}
              </section>`,
          )}
        </main>
      </body>
    </html> `;
  return page.html;
};
