import type { Server } from "node:http";
import type { Socket } from "node:net";
import type { Logger } from "./logger.ts";

/** How long running answers may take to finish after a stop signal. */
const DRAIN_MS = 10_000;
/** Connections waiting to be accepted; Node's default of 511 refuses bursts (performance.md section 5). */
const BACKLOG = 4_096;

/** Connections that browsers opened ahead of need: no request has come, so nothing is lost by closing them. */
const unused = new WeakMap<Server, Set<Socket>>();

/** Raised when the address cannot be listened on, in words for an operator. */
export class ListenError extends Error {}

/** Listens and answers with the port in use (useful with port 0). */
export function listen(server: Server, options: { port: number; host: string }): Promise<number> {
  const { port, host } = options;
  const waiting = new Set<Socket>();
  unused.set(server, waiting);
  server.on("connection", (socket) => {
    waiting.add(socket);
    socket.once("close", () => waiting.delete(socket));
  });
  server.on("request", ({ socket }) => waiting.delete(socket));
  return new Promise((resolve, reject) => {
    server.once("error", (cause: NodeJS.ErrnoException) => {
      const reason =
        cause.code === "EADDRINUSE"
          ? `port ${port} on ${host} is taken; stop the other process or set PORT`
          : `cannot listen on ${host}:${port}: ${cause.message}`;
      reject(new ListenError(`Server: ${reason}`, { cause }));
    });
    server.listen({ port, host, backlog: BACKLOG }, () => {
      const address = server.address();
      resolve(typeof address === "object" && address !== null ? address.port : port);
    });
  });
}

/**
 * On SIGTERM or SIGINT: stops accepting, lets running answers finish for up to 10 s, closes storage, exits 0.
 * A second signal ends the process at once.
 */
export function stopGracefully(options: {
  server: Server;
  logger: Logger;
  onStopping: () => void;
  close: () => Promise<void>;
}): void {
  const { server, logger, onStopping, close } = options;
  let isStopping = false;
  const stop = async (signal: string) => {
    if (isStopping) process.exit(1);
    isStopping = true;
    logger.info({ signal }, "stopping");
    onStopping();
    const closed = new Promise<void>((resolve) => server.close(() => resolve()));
    server.closeIdleConnections();
    for (const socket of unused.get(server) ?? []) socket.destroy();
    const timer = setTimeout(() => server.closeAllConnections(), DRAIN_MS);
    await closed;
    clearTimeout(timer);
    await close();
    process.exit(0);
  };
  process.on("SIGTERM", () => void stop("SIGTERM"));
  process.on("SIGINT", () => void stop("SIGINT"));
}
