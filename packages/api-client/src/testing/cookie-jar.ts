/**
 * A `document` as far as cookies go: an assignment sets one cookie, `Max-Age=0` removes it, and a
 * `__Host-` name is touched by what is `Secure` only.
 */
export const cookieJar = (cookies: Record<string, string>) => {
  const jar = new Map(Object.entries(cookies));
  return {
    get cookie(): string {
      return [...jar].map(([name, value]) => `${name}=${value}`).join("; ");
    },
    set cookie(line: string) {
      const [pair = ""] = line.split(";");
      const [name = "", value = ""] = pair.split("=");
      if (name.startsWith("__Host-") && !/;\s*secure/i.test(line)) return;
      if (/;\s*max-age=0/i.test(line)) jar.delete(name);
      else jar.set(name, value);
    },
  };
};
