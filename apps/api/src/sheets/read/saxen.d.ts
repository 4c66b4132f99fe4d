// The package brings no types; this is the part of it that is used.
declare module "saxen" {
  export class Parser {
    on(
      event: "openTag",
      hear: (name: string, attributes: () => Record<string, string>) => void,
    ): this;
    on(event: "closeTag", hear: (name: string) => void): this;
    on(event: "text" | "cdata" | "attention", hear: (text: string) => void): this;
    on(event: "error" | "warn", hear: (failure: Error) => void): this;
    write(xml: string): this;
    end(): Error | undefined;
  }
}
