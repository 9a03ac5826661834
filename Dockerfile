# The Local Link in a container: one process, everything that is kept in /data.
#   docker build -t local-link . && docker run -p 3000:80 -v local-link:/data -e APP_URL=http://localhost:3000 local-link
# It is no demo unless DEMO=1 is set. docs/operating.md says what else to set, and how commands run.

FROM node:24-slim AS build
WORKDIR /app
COPY package.json package-lock.json ./
# Chromium and its like are for tests: no package runs a script of its own here.
RUN npm ci --ignore-scripts
COPY . .
RUN npm run build && npm prune --omit=dev --ignore-scripts
# For a site whose photos or backups go into a bucket: --build-arg BUCKET=1. After the prune, which would take them out.
ARG BUCKET=
RUN if [ -n "$BUCKET" ]; then \
      npm install --no-save --omit=dev --ignore-scripts @aws-sdk/client-s3 @aws-sdk/s3-request-presigner; \
    fi

FROM node:24-slim
LABEL org.opencontainers.image.title="The Local Link" \
      org.opencontainers.image.licenses="MIT"
# The demo's passwords are public, the administrator's too.
ENV NODE_ENV=production DATA_DIR=/data PORT=80 HOST=0.0.0.0 DEMO=0
WORKDIR /app
# What runs is the build; commands such as `npm run admin` run from app/ and db/.
COPY --from=build /app/package.json ./
COPY --from=build /app/node_modules ./node_modules
COPY --from=build /app/build ./build
COPY --from=build /app/public ./public
COPY --from=build /app/db ./db
COPY --from=build /app/app ./app
COPY docs/deploy/hooks /hooks
# Nothing below /app is written; the account may use port 80, as containers allow.
RUN mkdir /data /backups && chown node:node /data /backups && chmod 755 /hooks/*
USER node
VOLUME /data
EXPOSE 80
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then((a) => process.exit(a.ok ? 0 : 1), () => process.exit(1))"]
STOPSIGNAL SIGTERM
CMD ["node", "build/server/serve.js"]
