import type { Audience, Endpoint } from "../contract/define.ts";
import { errorAnswers, errorSchema } from "./errors.ts";
import { jsonSchemaOf, propertiesOf, without } from "./schema.ts";
import type {
  Answer,
  JsonSchema,
  MediaContent,
  Method,
  OpenApiDocument,
  OpenApiInfo,
  Operation,
  Parameter,
} from "./types.ts";

/** What the document needs of a programme's definition. */
export type ProgrammeApi = {
  readonly slug: string;
  readonly title: string;
  readonly api: { readonly family: string; readonly name: string };
  readonly steps: readonly {
    readonly kind: string;
    readonly of?: string;
    readonly call?: string;
  }[];
};

type Schemas = Record<string, JsonSchema>;

const methods = {
  GET: "get",
  POST: "post",
  PUT: "put",
  PATCH: "patch",
  DELETE: "delete",
} as const satisfies Record<Endpoint["method"], Method>;

const pascal = (text: string): string =>
  text.replaceAll(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());

const ref = (name: string): JsonSchema => ({ $ref: `#/components/schemas/${name}` });

const securityOf = ({
  audience,
  claim,
}: {
  audience: readonly Audience[];
  claim?: string;
}): Operation["security"] => {
  const security: Operation["security"] = [];
  if (audience.includes("anyone")) security.push({});
  if (audience.includes("applicant")) security.push({ applicantToken: [] });
  if (audience.some((who) => who !== "anyone" && who !== "applicant")) {
    security.push({ accessToken: claim === undefined ? [] : [claim] });
  }
  return security;
};

/** Who may call it: the kinds of person, and the right that they need besides. */
const whoFor = ({ audience, claim }: Endpoint): string =>
  `For: ${audience.join(", ")}${claim === undefined ? "" : ` with the right ${claim}`}.`;

const idempotencyKey: Parameter = {
  name: "Idempotency-Key",
  in: "header",
  required: false,
  description: "The same key with the same body returns the first answer",
  schema: { type: "string" },
};

const parametersOf = (endpoint: Endpoint, input: JsonSchema, inPath: ReadonlySet<string>) => {
  const reads = endpoint.method === "GET" || endpoint.method === "DELETE";
  const parameters = propertiesOf(input).flatMap(({ name, schema, required }): Parameter[] => {
    if (inPath.has(name)) return [{ name, in: "path", required: true, schema }];
    return reads ? [{ name, in: "query", required, schema }] : [];
  });
  return endpoint.idempotent ? [...parameters, idempotencyKey] : parameters;
};

const successAnswer = (endpoint: Endpoint, data: string): Answer => {
  const content: MediaContent =
    endpoint.answer === "file"
      ? { "application/octet-stream": { schema: { type: "string", format: "binary" } } }
      : {
          "application/json": {
            schema: {
              type: "object",
              properties: {
                success: { const: true },
                data: ref(data),
                message: { type: "string" },
              },
              required: ["success", "data", "message"],
            },
          },
        };
  return { description: endpoint.answer === "file" ? "The file" : "Done", content };
};

/** Everything of an operation but its path: the same for every programme. Adds its schemas. */
const describe = (name: string, endpoint: Endpoint, schemas: Schemas) => {
  const whole = jsonSchemaOf(endpoint.input, "input");
  const inPath = new Set([...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, key = ""]) => key));
  // The programme's own path says its family and name already.
  const perProgramme = inPath.has("family");
  const programmeKeys = new Set(perProgramme ? ["family", "name"] : []);
  const input = without(whole, programmeKeys);
  for (const key of programmeKeys) inPath.delete(key);

  const answerName = `${pascal(name)}Answer`;
  if (endpoint.answer !== "file") schemas[answerName] = jsonSchemaOf(endpoint.output, "output");

  const operation: Omit<Operation, "operationId" | "tags"> = {
    summary: endpoint.summary,
    description: whoFor(endpoint),
    security: securityOf(endpoint),
    parameters: parametersOf(endpoint, input, inPath),
    responses: { 200: successAnswer(endpoint, answerName), ...errorAnswers(endpoint) },
  };
  if (endpoint.method !== "GET" && endpoint.method !== "DELETE") {
    const bodyName = `${pascal(name)}Body`;
    schemas[bodyName] = without(input, inPath);
    const type = endpoint.send === "upload" ? "multipart/form-data" : "application/json";
    operation.requestBody = { required: true, content: { [type]: { schema: ref(bodyName) } } };
  }
  return { operation, perProgramme };
};

/** The OpenAPI 3.1 document of a contract, with an operation per programme where its path names one. */
export const openApiDocument = (
  contract: Readonly<Record<string, Endpoint>>,
  programmes: readonly ProgrammeApi[],
  info: OpenApiInfo,
): OpenApiDocument => {
  const schemas: Schemas = { Error: errorSchema };
  const paths: OpenApiDocument["paths"] = {};
  const families = new Set<string>();

  const add = (path: string, method: Method, operation: Omit<Operation, "tags">) => {
    const family = path.split("/")[2] ?? "";
    families.add(family);
    const item = (paths[path] ??= {});
    if (item[method]) throw new Error(`Two endpoints at ${method.toUpperCase()} ${path}`);
    item[method] = { ...operation, tags: [family] };
  };

  for (const [name, endpoint] of Object.entries(contract)) {
    const { operation, perProgramme } = describe(name, endpoint, schemas);
    const method = methods[endpoint.method];
    if (perProgramme) {
      for (const { slug, title, api, steps } of programmes) {
        const path = endpoint.path.replace("{family}", api.family).replace("{name}", api.name);
        const operationId = `${name}Of${pascal(slug)}`;
        const summary = `${title}: ${operation.summary}`;
        if (path.includes("{call}")) {
          const call = steps.find((step) => step.call !== undefined)?.call ?? "personal-details";
          const parameters = operation.parameters.filter((one) => one.name !== "call");
          add(path.replace("{call}", call), method, {
            ...operation,
            parameters,
            operationId,
            summary,
          });
        } else if (!path.includes("{form}")) {
          add(path, method, { ...operation, operationId, summary });
        } else {
          // The path says which form it is.
          const parameters = operation.parameters.filter((one) => one.name !== "form");
          const its = { ...operation, parameters, summary };
          for (const { of } of steps) {
            if (of === undefined) continue;
            const own = `${operationId}${pascal(of)}`;
            add(path.replace("{form}", of), method, { ...its, operationId: own });
          }
        }
      }
    } else {
      add(endpoint.path, method, { ...operation, operationId: name });
    }
  }

  return {
    openapi: "3.1.0",
    info,
    servers: [{ url: "/" }],
    tags: [...families].sort().map((family) => ({ name: family })),
    paths,
    components: {
      schemas,
      securitySchemes: {
        accessToken: {
          type: "http",
          scheme: "bearer",
          bearerFormat: "JWT",
          description: "The access token of a signed-in person",
        },
        applicantToken: {
          type: "http",
          scheme: "bearer",
          bearerFormat: "JWT",
          description: "The token that opens one application, answered for its paid RRR",
        },
      },
    },
  };
};
