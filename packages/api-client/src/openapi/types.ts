import type { core } from "zod/mini";

export type JsonSchema = core.JSONSchema.BaseSchema;

export type MediaContent = Record<string, { schema: JsonSchema }>;

export type Parameter = {
  name: string;
  in: "path" | "query" | "header";
  required: boolean;
  description?: string;
  schema: JsonSchema;
};

export type Answer = {
  description: string;
  content: MediaContent;
};

/** The parts of an OpenAPI 3.1 operation that ours have. */
export type Operation = {
  operationId: string;
  tags: [string];
  summary: string;
  description: string;
  /** Beside each scheme the rights that the holder of the token needs. */
  security: Record<string, readonly string[]>[];
  parameters: Parameter[];
  requestBody?: { required: true; content: MediaContent };
  responses: Record<string, Answer>;
};

export type Method = "get" | "post" | "put" | "patch" | "delete";

export type PathItem = Partial<Record<Method, Operation>>;

export type OpenApiInfo = { title: string; version: string; description?: string };

/** The parts of an OpenAPI 3.1 document that ours has. */
export type OpenApiDocument = {
  openapi: "3.1.0";
  info: OpenApiInfo;
  servers: { url: string }[];
  tags: { name: string }[];
  paths: Record<string, PathItem>;
  components: {
    schemas: Record<string, JsonSchema>;
    securitySchemes: Record<string, Record<string, string>>;
  };
};
