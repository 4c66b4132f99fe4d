"use client";

/** Drawn otherwise by the browser than by the server: shows that the check would see it. */
export default function Page() {
  return <p title={typeof window === "undefined" ? "server" : "browser"}>A lie</p>;
}
