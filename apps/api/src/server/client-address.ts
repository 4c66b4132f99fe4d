import type { IncomingMessage } from "node:http";
import { isIP, SocketAddress } from "node:net";

/**
 * The caller's address: the socket's, or what the outermost trusted proxy saw. Without port; IPv6 in
 * canonical form; IPv4-mapped IPv6 as IPv4.
 */
export function clientAddress({ headers, socket }: IncomingMessage, proxies: number): string {
  if (proxies > 0) {
    const seen = String(headers["x-forwarded-for"] ?? "").split(",");
    const address = plainAddress(seen.at(-proxies) || seen[0] || "");
    if (address) return address;
  }
  return plainAddress(socket.remoteAddress ?? "") ?? "";
}

/** `1.2.3.4:5678`, `[2001:db8::1]:443`, `::ffff:1.2.3.4` and `fe80::1%eth0` as plain addresses. */
export function plainAddress(given: string): string | undefined {
  const bare = given
    .trim()
    .replace(/^\[([^\]]*)\](?::\d+)?$/, "$1")
    .replace(/^([\d.]+):\d+$/, "$1")
    .replace(/%.*$/, "");
  const family = isIP(bare);
  if (family === 4) return bare;
  // Proxies also write "unknown" or "_hidden".
  if (family === 0) return undefined;
  const { address } = new SocketAddress({ address: bare, family: "ipv6" });
  return address.replace(/^::ffff:(?=[\d.]+$)/, "");
}

/** A site may try as often as this many of its networks, because a carrier's phones have a network each. */
export const networksOfSite = 4;

/**
 * What limits count an address as. For IPv6 the first 64 bits, because one host has all 2^64 addresses of its
 * network, and the first 48, because a site has 2^16 networks. For IPv4 the whole address.
 */
export function networksOf(address: string): readonly [network: string, site?: string] {
  const plain = plainAddress(address) ?? address;
  if (isIP(plain) !== 6) return [plain];
  const [front = "", back = ""] = plain.split("::");
  const head = front.split(":").filter(Boolean);
  const tail = back.split(":").filter(Boolean);
  const missing = Array.from({ length: 8 - head.length - tail.length }, () => "0");
  const groups = plain.includes("::") ? [...head, ...missing, ...tail] : head;
  return [`${groups.slice(0, 4).join(":")}::/64`, `${groups.slice(0, 3).join(":")}::/48`];
}
