{{- /* What every process keeps: no root, nothing to write but /tmp, its secrets as files. */ -}}
{{- define "portal.pod" -}}
automountServiceAccountToken: false
# Longer than DRAIN_SECONDS and FINISH_SECONDS together.
terminationGracePeriodSeconds: 35
securityContext:
  runAsNonRoot: true
  runAsUser: 1000
  runAsGroup: 1000
  fsGroup: 1000
  seccompProfile: { type: RuntimeDefault }
{{- end }}

{{- define "portal.container" -}}
image: "{{ .Values.image.repository }}:{{ .Values.image.tag }}"
securityContext:
  allowPrivilegeEscalation: false
  readOnlyRootFilesystem: true
  capabilities: { drop: [ALL] }
{{- end }}

{{- define "portal.mounts" -}}
- { name: tmp, mountPath: /tmp }
- { name: secrets, mountPath: /run/secrets/portal, readOnly: true }
{{- end }}

{{- define "portal.spread" -}}
- maxSkew: 1
  topologyKey: kubernetes.io/hostname
  whenUnsatisfiable: ScheduleAnyway
{{- end }}
