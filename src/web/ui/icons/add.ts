export const addIcon = 'M450-450H200v-60h250v-250h60v250h250v60H510v250h-60z'
